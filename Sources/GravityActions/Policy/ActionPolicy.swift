/// How a profile reads section 6 of the contract: one named switch for each way in which profiles differ.
///
/// Actions read the switches and never ask which profile is running, so a further profile is a further value.
public struct ActionPolicy: Hashable, Sendable {
  /// A1: dismissal before or after the effect.
  public var effectOrder: EffectOrder
  /// A1: which tapped things heed `closeOnClick`.
  public var dismissingSources: DismissingSources
  /// A1: how unknown words find their entry among the content's events.
  public var unknownNames: UnknownNameMatching
  /// A2, A3: whether `close` and `cancel` dismiss whatever `closeOnClick` says.
  public var closingActions: ClosingActions
  /// A2: a plain close button hits the `close` urls for the action and once more for the dismissal (E4).
  /// The plan names both occasions; whoever carries it out drops the second where this is false.
  public var hitsCloseURLsTwice: Bool
  /// A3: with `closeOnClick`, `cancel` dismisses for A1 and once more for itself.
  public var cancelClosesTwice: Bool
  /// A5: a url whose type is absent or null.
  public var missingURLType: MissingURLTypeHandling
  /// A7: what a push request does.
  public var pushRequest: PushRequestStyle
  /// A7: what a refused push request does.
  public var pushRefusal: PushRefusalHandling
  /// A9: what `open_step` does to the current campaign.
  public var openStep: OpenStepHandling
  /// A11: what an action does that no plug-in knows.
  public var unknownActions: UnknownActionHandling
  /// D11, A11: there are forms; elsewhere their elements and `submit_form` are unknown words.
  public var hasForms: Bool

  /// Every switch as on iOS where it is not given.
  public init(
    effectOrder: EffectOrder = .dismissBeforeEffect,
    dismissingSources: DismissingSources = .everything,
    unknownNames: UnknownNameMatching = .byText,
    closingActions: ClosingActions = .alwaysDismiss,
    hitsCloseURLsTwice: Bool = true,
    cancelClosesTwice: Bool = true,
    missingURLType: MissingURLTypeHandling = .meansBrowser,
    pushRequest: PushRequestStyle = .asksSystem,
    pushRefusal: PushRefusalHandling = .registersAndOpensSettings,
    openStep: OpenStepHandling = .closesFirst,
    unknownActions: UnknownActionHandling = .reportsAndDismisses,
    hasForms: Bool = false
  ) {
    self.effectOrder = effectOrder
    self.dismissingSources = dismissingSources
    self.unknownNames = unknownNames
    self.closingActions = closingActions
    self.hitsCloseURLsTwice = hitsCloseURLsTwice
    self.cancelClosesTwice = cancelClosesTwice
    self.missingURLType = missingURLType
    self.pushRequest = pushRequest
    self.pushRefusal = pushRefusal
    self.openStep = openStep
    self.unknownActions = unknownActions
    self.hasForms = hasForms
  }
}
