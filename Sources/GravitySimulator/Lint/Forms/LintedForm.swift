import GravityActions

/// A click that is to send a form.
struct LintedForm: Sendable {
  static let action = "submit_form"

  let tap: LintedTap
  /// What it says, or what is wrong with it.
  let submission: Result<FormSubmission, ParameterFault>

  /// Nil for a click that is to do something else.
  init?(_ tap: LintedTap) {
    guard tap.source != nil, tap.click.actionName == Self.action else { return nil }
    self.tap = tap
    submission = Result { () throws(ParameterFault) in
      try FormSubmission(reading: tap.click.node.members(besides: ["action", "closeOnClick", "itemId"]))
    }
  }

  /// The objects with an effect list `do`: that of each route, in order, and the default.
  static func outcomes(of click: JSONNode) -> [JSONNode] {
    click.list("routes") + [click["default"]].compactMap { $0 }
  }
}
