/// The actions a click can ask for, at most one for each wire name.
public struct ActionRegistry: Sendable {
  /// The built-in actions and nothing else.
  public static let standard = ActionRegistry()

  /// In the order of their wire names, so that listings do not depend on who registered first.
  private var actions: [any ClickAction]

  /// Starts with the built-in actions; an app registers its own beside them.
  public init() {
    actions = Self.builtIn.sorted { $0.name.wireName < $1.name.wireName }
  }

  /// The words the registry has an action for, sorted as they are written.
  public var names: [ActionName] { actions.map(\.name) }

  /// Adds an app's own action.
  ///
  /// - Throws: `RegistrationError.nameTaken` where the wire name has an action already.
  public mutating func register(_ action: some ClickAction) throws(RegistrationError) {
    guard self.action(named: action.name) == nil else { throw .nameTaken(action.name) }
    let wireName = action.name.wireName
    let place = actions.firstIndex { $0.name.wireName > wireName } ?? actions.endIndex
    actions.insert(action, at: place)
  }

  /// The action for a word, whether the word was known when it was decoded or not.
  public func action(named name: ActionName) -> (any ClickAction)? {
    actions.first { $0.name.wireName == name.wireName }
  }

  /// The steps of a click; one that asks for an unregistered action is answered as unknown (A11).
  public func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    let action = action(named: parameters.name) ?? UnknownAction(name: parameters.name)
    return action.plan(for: parameters, under: policy)
  }

  /// The click as its action reads it with what the user has put in.
  public func resolved(_ parameters: ClickParameters, under policy: ActionPolicy) -> ClickParameters {
    action(named: parameters.name)?.resolved(parameters, under: policy) ?? parameters
  }

  private static let builtIn: [any ClickAction] = [
    CloseAction(), CopyAction(), CancelAction(), FollowURLAction(), FollowDeeplinkAction(),
    RequestPushAction(), RequestTrackingAction(), OpenStepAction(),
    LifeCycleAction(name: .load), LifeCycleAction(name: .impression),
    LifeCycleAction(name: .visibleImpression), SubmitFormAction(),
  ]
}
