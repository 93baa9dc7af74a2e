import GravityPresentation

/// A delivery method of an app's own: a swipe up closes it.
struct StoryDelivery: DeliveryMethod {
  var name = "story"
  var wireNames = ["story", "stories"]
  var kind = DeliveryBehavior.Kind.modal

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    var behavior = DeliveryBehavior(kind: kind, appears: 200, disappears: 200)
    behavior.closesOnSwipeUp = true
    return .presentable(behavior, drawn: content.drawnElements(under: policy))
  }
}
