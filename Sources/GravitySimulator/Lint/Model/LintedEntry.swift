/// An entry of a content's or a slot's `events`: the urls that one kind of occasion hits.
struct LintedEntry: Sendable {
  let node: JSONNode
  /// The value of `type`, which is a string.
  let type: JSONNode
  let typeName: String

  /// Nil where the type is missing or no text.
  init?(_ node: JSONNode) {
    guard let type = node["type"], let name = type.string else { return nil }
    self.node = node
    self.type = type
    typeName = name
  }

  var urls: JSONNode? { node["urls"] }

  static func list(_ owner: JSONNode) -> [LintedEntry] {
    owner.list("events").compactMap { LintedEntry($0) }
  }
}
