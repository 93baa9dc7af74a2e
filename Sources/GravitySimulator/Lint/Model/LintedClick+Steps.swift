import GravityActions

extension LintedClick {
  /// The objects that name a step to open: the click itself, or effects of a form (A9).
  var stepOpeners: [JSONNode] {
    if actionName == ActionName.openStep.wireName { return [node] }
    return formEffects.filter { $0["effect"]?.string == "open_step" }
  }

  /// What may happen once a form was sent; none for a click that sends no form.
  var formEffects: [JSONNode] {
    guard actionName == "submit_form" else { return [] }
    let routes = node.list("routes") + [node["default"]].compactMap { $0 }
    return routes.flatMap { $0.list("do") }
  }
}
