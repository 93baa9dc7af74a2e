/// Values of a product feed, to find the one that another value misspells.
struct FeedIndex: Sendable {
  /// Whether `old_price` and `oldPrice` are one word.
  let ignoresSeparators: Bool
  private var exact: Set<String> = []
  /// By what the spelling does not change; of several the first that was seen.
  private var folded: [String: String] = [:]

  init(ignoresSeparators: Bool = false) {
    self.ignoresSeparators = ignoresSeparators
  }

  mutating func add(_ value: String) {
    guard !value.isEmpty, exact.insert(value).inserted else { return }
    let key = fold(value)
    if folded[key] == nil { folded[key] = value }
  }

  /// The value of the feed that this one differs from in its spelling alone; nil where the feed has this very
  /// value, or none like it.
  func spelling(of value: String) -> String? {
    exact.contains(value) ? nil : folded[fold(value)]
  }

  /// Both ways, since not every capital has one small letter: `ß` and `SS` are one to whoever compares without
  /// regard to case.
  private func fold(_ value: String) -> String {
    let key = value.uppercased().lowercased()
    return ignoresSeparators ? key.filter { $0 != "_" && $0 != "-" } : key
  }
}
