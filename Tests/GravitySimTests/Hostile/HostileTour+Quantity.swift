extension HostileTour {
  private static let count = 200_000

  private static let keys = keys(count)
  private static let fewerKeys = keys(50_000)
  private static let sameKey = Array(repeating: "\"k\": 1", count: count).joined(separator: ", ")

  private static func keys(_ count: Int) -> String {
    (0..<count).map { "\"k\($0)\": 1" }.joined(separator: ", ")
  }

  private static func allowing(_ rules: [String]) -> String {
    let list = rules.map { "\"\($0)\"" }.joined(separator: ", ")
    return HostilePayload.modal(extra: ", \"lintAllow\": [\(list)]")
  }

  /// More keys and entries than anybody needs, none of which may be compared with each other.
  static let quantity = [
    HostileTour("200,000 unknown keys of the response", 0, 1, text: HostilePayload.modal(extra: ", \(keys)")),
    HostileTour("200,000 times one unknown key", 0, 1, text: HostilePayload.modal(extra: ", \(sameKey)")),
    HostileTour(
      "200,000 allowances of rules that there are not", 0, 1, text: allowing((0..<count).map { "rule-\($0)" })
    ),
    HostileTour(
      "50,000 unknown keys of an element, which are decoded for plug-ins", 0, 1,
      text: HostilePayload.modal(elements: "{\"type\": \"text\", \"text\": \"Hello\", \(fewerKeys)}")),
    HostileTour(
      "200,000 unknown keys of a style", 0, 1,
      text: HostilePayload.modal(
        elements: "{\"type\": \"text\", \"text\": \"Hello\", \"style\": {\(keys)}}")),
    HostileTour(
      "200,000 allowances of one rule", 0, 1, text: allowing(Array(repeating: "small-text", count: count))),
    HostileTour(
      "200,000 allowances of the rule about allowances", 0, 1,
      text: allowing(Array(repeating: "unused-allow", count: count))),
  ]
}
