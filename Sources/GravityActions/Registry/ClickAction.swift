/// What one action means: the plug-in point for section 6 of the contract.
///
/// An app adds its own word by registering an implementation under `ActionName.unknown("rate_app")`.
public protocol ClickAction: Sendable {
  /// The word it stands for; a registry has one action for each.
  var name: ActionName { get }

  /// What its effect cannot do without, most important first. None where the action does not say.
  var requiredParameters: [ClickParameter] { get }

  /// The click as it stands with what the user has put in: asked before its plan, and again with other answers.
  func resolved(_ parameters: ClickParameters, under policy: ActionPolicy) -> ClickParameters

  /// The steps to carry out for a click, in order. `ActionFrame` builds A1's part of it.
  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep]
}

extension ClickAction {
  public var requiredParameters: [ClickParameter] { [] }

  public func resolved(_ parameters: ClickParameters, under policy: ActionPolicy) -> ClickParameters {
    parameters
  }
}
