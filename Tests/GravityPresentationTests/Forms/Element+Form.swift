import GravityActions
import GravityPresentation

extension Element {
  static func rating(_ attribute: String = "rating", _ others: JSONValue = [:]) -> Element {
    form(
      "option-select",
      [
        "attributeName": .string(attribute), "displayFormat": "rating", "required": true,
        "options": .array((1...5).map { ["value": .integer($0)] }),
      ], others)
  }

  static func field(_ attribute: String = "comment", _ others: JSONValue = [:]) -> Element {
    form("text-input", ["attributeName": .string(attribute), "maxLength": 20], others)
  }

  /// A text that is there while the condition holds.
  static func text(_ text: String, when condition: JSONValue) -> Element {
    Element(type: "text", text: text, members: [JSONMember(key: "visibleWhen", value: condition)])
  }

  static func submit(_ effects: JSONValue, routes: JSONValue = [], text: String = "Send") -> Element {
    let form: JSONValue = [
      "event": ["type": "review-v1", "name": "Review sent"], "default": ["do": effects], "routes": routes,
    ]
    return Element(
      type: "button", text: text, onClick: OnClick(action: "submit_form", members: form.members))
  }

  /// - Parameter others: Members that come on top, or take the place of one; null takes one away.
  private static func form(_ type: String, _ members: JSONValue, _ others: JSONValue) -> Element {
    let kept = members.members.filter { member in !others.members.contains { $0.key == member.key } }
    return Element(type: type, members: kept + others.members)
  }
}
