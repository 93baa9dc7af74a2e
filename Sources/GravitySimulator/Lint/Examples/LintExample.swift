/// A piece of a payload that a rule finds something in, or nothing. What is found stands between `⟦` and `⟧`.
struct LintExample: Sendable {
  /// What the piece is a part of.
  enum Frame: Sendable {
    /// A whole response.
    case response
    /// Contents of one variation, without the brackets of their list.
    case contents
    /// A content's members beside `contentId`, `contentType` and the like, without braces.
    case content(method: String)
    /// Elements of a modal with a close button, without the brackets of their list.
    case elements
  }

  /// What is shown; for a good example, what is right about it.
  let title: String
  let text: String
  let frame: Frame

  static let opening: Character = "⟦"
  static let closing: Character = "⟧"

  var isGood: Bool { !text.contains(Self.opening) }

  static func response(_ title: String, _ text: String) -> Self {
    LintExample(title: title, text: text, frame: .response)
  }

  static func contents(_ title: String, _ text: String) -> Self {
    LintExample(title: title, text: text, frame: .contents)
  }

  static func content(_ title: String, method: String = "modal", _ text: String) -> Self {
    LintExample(title: title, text: text, frame: .content(method: method))
  }

  static func elements(_ title: String, _ text: String) -> Self {
    LintExample(title: title, text: text, frame: .elements)
  }

  /// The whole payload, with the marks.
  var markedPayload: String {
    switch frame {
    case .response: text
    case .contents: Self.payload(text)
    case .content(let method): Self.payload(Self.head(method) + text + "}")
    case .elements:
      Self.payload(
        Self.head("modal") + Self.frameUI + ", \"elements\": [" + text + "]}}")
    }
  }

  /// The payload, and where in its bytes something is found, in order.
  var marked: (payload: String, found: [Range<Int>]) {
    var payload = ""
    var starts: [Int] = []
    var found: [Range<Int>] = []
    for character in markedPayload {
      switch character {
      case Self.opening: starts.append(payload.utf8.count)
      case Self.closing: found.append((starts.popLast() ?? 0)..<payload.utf8.count)
      default: payload.append(character)
      }
    }
    return (payload, found.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
  }

  private static func head(_ method: String) -> String {
    "{\"contentId\": \"promo-1\", \"contentType\": \"native\", \"deliveryMethod\": \"\(method)\", "
  }

  private static let frameUI = """
    "variables": {"frameUI": {"container": {}, "close": {"onClick": {"action": "close"}}}
    """

  private static func payload(_ contents: String) -> String {
    """
    {"data": [{"payload": [{"decisionId": "gf:6ac099a42a5555825cdb50df:1784653382", \
    "experienceId": "6a7960894ba8efb082692ca9", "variationId": "6aad84e107977791de9defda", \
    "campaignId": "6a257ce0d47ad8a83612ee91", "contents": [\(contents)]}]}]}
    """
  }
}
