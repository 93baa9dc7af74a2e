/// The part of a plan that every action shares (A1): the urls, then dismissal and effect in the policy's order.
///
/// Public because an app's own action is framed like a built-in one.
public struct ActionFrame: Sendable {
  private let parameters: ClickParameters
  private let policy: ActionPolicy

  public init(_ parameters: ClickParameters, under policy: ActionPolicy) {
    self.parameters = parameters
    self.policy = policy
  }

  /// The urls, the dismissal where the click asks for one, and `effect`.
  public func plan(effect: [ActionStep] = []) -> [ActionStep] {
    plan(dismissing: isDismissing, effect: effect)
  }

  /// The frame around `effect`, or around a note where one of `required` is missing: the dismissal stays (A4).
  public func plan(requiring required: [ClickParameter], effect: [ActionStep]) -> [ActionStep] {
    guard let missing = required.first(where: { !parameters.has($0) }) else { return plan(effect: effect) }
    return plan(effect: [.note(missing.missingNote)])
  }

  /// The frame of an action that decides about the dismissal itself.
  func plan(dismissing: Bool, effect: [ActionStep]) -> [ActionStep] {
    guard dismissing else { return [.reportURLs] + effect }
    return switch policy.effectOrder {
    case .dismissBeforeEffect: [.reportURLs, .dismiss] + effect
    case .dismissAfterEffect: [.reportURLs] + effect + [.dismiss]
    }
  }

  /// Whether A1's second part happens for this click.
  var isDismissing: Bool {
    switch policy.dismissingSources {
    case .everything: parameters.closeOnClick
    case .buttonsOnly: isCloseButtonDismissing || (parameters.closeOnClick && isLikeButton)
    }
  }

  /// Whether the frame's close button dismisses whatever its click says (A1 on Flutter).
  var isCloseButtonDismissing: Bool {
    policy.dismissingSources == .buttonsOnly && parameters.source == .closeButton
  }

  private var isLikeButton: Bool {
    switch parameters.source {
    case .button, .closeButton, .templateImage: true
    case .text, .image, .container: false
    }
  }
}
