import GravityActions
import GravityPresentation

extension LintedContent {
  /// Whether the user is rid of it without any of its own parts: by a tap outside, a swipe, the system's back or
  /// in time (D2, D3, D5, D8). Inline content and what no SDK presents is in nobody's way.
  var hasExitOfItsOwn: Bool {
    if role == .inlineRoot { return true }
    return switch method {
    case .fullScreen:
      !comesUp || profile.policy.back != .isMissing || closesByIdleCloseButton
    case .modal, .bottomSheet, .snackBar, .inline, nil: true
    }
  }

  /// P6: a content without elements does not, but for some SDKs and as a step (P14).
  var comesUp: Bool {
    role != .root || !elements.isEmpty || profile.policy.emptyElements == .isPresented
  }

  /// Whether a step of it can be opened (P10).
  var isPresentable: Bool {
    switch method {
    case .fullScreen, .modal, .bottomSheet: true
    case .snackBar: !LintedMethod.parts(ofTemplate: templateName ?? "").isEmpty
    case .inline, nil: false
    }
  }

  /// D4: a close button without a click closes, too, on some SDKs.
  private var closesByIdleCloseButton: Bool {
    guard let closeButton else { return false }
    return closeButton["onClick"] == nil && profile.policy.closeButtonAlwaysCloses
  }

  /// Whether the tap dismisses the content (A1 to A3, A9).
  ///
  /// - Parameter closesOnClick: Nil for what the click itself says.
  func isClosed(by tap: LintedTap, closesOnClick: Bool? = nil) -> Bool {
    guard let source = tap.source, let action = tap.click.action else { return false }
    let policy = profile.policy.actions
    let effects = policy.hasForms ? tap.click.formEffects : []
    if effects.contains(where: { Self.closingEffects.contains($0["effect"]?.string ?? "") }) { return true }
    let parameters = ClickParameters(
      name: action, closeOnClick: closesOnClick ?? tap.click.closesOnClick, source: source)
    return ActionRegistry.standard.plan(for: parameters, under: policy).contains(.dismiss)
  }

  private static let closingEffects: Set<String> = ["close", "open_url", "follow_url", "open_deeplink"]
}
