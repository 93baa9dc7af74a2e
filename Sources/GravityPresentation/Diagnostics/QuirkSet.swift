/// Some of the quirks, in one word: what a profile owns up to, or what comes with one content or click.
public struct QuirkSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(_ kind: QuirkKind) { self.init(rawValue: 1 << UInt64(kind.rawValue)) }

  public init(kinds: some Sequence<QuirkKind>) {
    self = kinds.reduce(into: QuirkSet()) { $0.formUnion(QuirkSet($1)) }
  }

  /// All ways in which the rules surprise.
  public init(rules: some Sequence<QuirkID>) {
    let rules = Array(rules)
    self.init(kinds: QuirkKind.allCases.filter { rules.contains($0.rule) })
  }

  public func contains(_ kind: QuirkKind) -> Bool { contains(QuirkSet(kind)) }

  public mutating func insert(_ kind: QuirkKind) { formUnion(QuirkSet(kind)) }

  /// Takes the first member, in the order of the contract; nil from an empty set. Unlike `kinds`, it allocates
  /// nothing.
  mutating func removeFirst() -> QuirkKind? {
    guard let kind = QuirkKind(rawValue: UInt8(truncatingIfNeeded: rawValue.trailingZeroBitCount)) else {
      return nil
    }
    subtract(QuirkSet(kind))
    return kind
  }

  /// The members, in the order of the contract.
  public var kinds: [QuirkKind] { QuirkKind.allCases.filter(contains) }
}
