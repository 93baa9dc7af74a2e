import GravityActions
import GravityPresentation

extension JSONNode {
  /// The value as plug-ins read it.
  var value: JSONValue { JSONValue(checked: source) ?? .null }

  /// The members of an object but for some, as plug-ins read them.
  func members(besides names: Set<String>) -> [JSONMember] {
    members.compactMap { member in
      guard let key = member.key, !names.contains(key) else { return nil }
      return JSONMember(key: key, value: member.value)
    }
  }
}
