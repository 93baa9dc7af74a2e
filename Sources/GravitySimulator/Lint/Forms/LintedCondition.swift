/// What a condition of a form compares, as far as it can be read.
enum LintedCondition {
  /// The `attributeName` of every comparison in it, in the order of the text.
  static func attributes(of node: JSONNode) -> [JSONNode] {
    node.descendants.filter { $0.kind == .string && $0.key == "attributeName" }
  }

  /// Every condition of the content: of its elements and of the routes of its forms.
  static func all(in content: LintedContent) -> [JSONNode] {
    let routes = content.clicks.filter { $0.actionName == LintedForm.action }
      .flatMap { $0.node.list("routes") }
    return content.elements.compactMap(\.condition) + routes.compactMap { $0["when"] }
  }
}
