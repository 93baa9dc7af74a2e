/// The sentences of the command about files; those about findings stand with the rules.
enum LintWording {
  static let noResponse = "is no payload: it has neither `data` nor `campaigns`"
  static let responses = "name a response of the server as it came: an object with `data` or with `campaigns`"

  /// `rule: no-elements (P6)`, of which the word before the colon is not part.
  static func rule(_ id: String) -> String {
    guard let rules = ListedRule.named(id)?.rules, !rules.isEmpty else { return id }
    return "\(id) (\(rules.joined(separator: ", ")))"
  }

  static func more(_ count: Int, of rule: String) -> String {
    "… and \(count) more of \(rule) in this file"
  }
}
