/// Which tags a scenario must and must not have, as `--tag a,!b` writes it.
///
/// With plain tags, one of them is enough; each tag behind `!` rules a scenario out.
public struct TagExpression: Hashable, Sendable {
  /// At least one of these, where there are any.
  public let wanted: [String]
  /// None of these.
  public let unwanted: [String]

  /// Reads terms separated by commas; spaces around a term do not count.
  ///
  /// - Throws: ``TagExpressionError`` for a term without a tag, also where there is no term at all.
  public init(parsing text: String) throws(TagExpressionError) {
    var wanted: [String] = []
    var unwanted: [String] = []
    var position = 0
    for term in text.split(separator: ",", omittingEmptySubsequences: false) {
      position += 1
      let term = Self.trimmed(term)
      guard term.first == "!" else {
        guard !term.isEmpty else { throw .emptyTerm(position: position) }
        wanted.append(String(term))
        continue
      }
      let tag = Self.trimmed(term.dropFirst())
      guard !tag.isEmpty else { throw .nothingNegated(position: position) }
      unwanted.append(String(tag))
    }
    self.wanted = wanted
    self.unwanted = unwanted
  }

  /// Whether a scenario with these tags is meant.
  public func matches(_ tags: [String]) -> Bool {
    guard !tags.contains(where: unwanted.contains) else { return false }
    return wanted.isEmpty || tags.contains(where: wanted.contains)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
