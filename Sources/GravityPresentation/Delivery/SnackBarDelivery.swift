/// D1, D5–D7: a bar on the host's view that draws what its template draws and leaves by itself.
struct SnackBarDelivery: DeliveryMethod {
  let name = "snackBar"
  let wireNames = ["snackbar", "snack_bar"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    guard let template = content.templateSystemName, let parts = Self.parts(of: template) else {
      return .unknownTemplate
    }
    let timing = policy.snackBar
    var behavior = DeliveryBehavior(
      kind: .overlay, appears: policy.transitions.snackBar, disappears: policy.transitions.snackBar)
    behavior.selfDismissal = DeliveryBehavior.SelfDismissal(
      after: timing.stay(for: content), over: timing.leaves, isReported: timing.reportsOwnClose)
    behavior.closesOnSwipeUp = timing.closesOnSwipeUp
    behavior.hasCloseButton = false
    behavior.isInvisible = timing.isInvisibleWithoutFrame && content.variables?.frameUI == nil
    behavior.containerReacts = true
    behavior.reportsImpression = timing.reportsImpression
    behavior.reportsVisibleImpression = timing.reportsVisibleImpression
    let drawn = behavior.isInvisible ? [] : drawn(parts, of: content, under: policy)
    return .presentable(behavior, drawn: drawn)
  }

  /// The kinds of element that a template has room for, in the order it draws them (D7).
  private static func parts(of template: String) -> [ElementKind]? {
    switch template {
    case "snackbar-1": [.image, .text, .text, .image]
    case "snackbar-2": [.image, .text, .text, .button]
    default: nil
    }
  }

  private func drawn(
    _ parts: [ElementKind], of content: Content, under policy: PresentationPolicy
  ) -> [Int] {
    var left = (content.variables?.elements ?? []).map { element in
      element.presence == .byKind ? ElementKind(wireName: element.type, under: policy) : nil
    }
    var drawn: [Int] = []
    for part in parts {
      guard let index = left.firstIndex(of: part) else { continue }
      left[index] = nil
      drawn.append(index)
    }
    return drawn
  }
}
