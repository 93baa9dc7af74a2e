import GravityPresentation

/// What an event is about.
struct EventConcern {
  /// The presentation's place; nil where it is about none, or about one that is over.
  var place: Int?
  /// It is about a presentation that is off the screen.
  var isGone = false
  /// The place of the trigger that goes on with it, and may present.
  var trigger: Int?

  init(of event: Event, in memory: PropertyMemory) {
    switch event {
    case .timerFired(.selfDismissal(let id)), .timerFired(.removal(let id)), .timerFired(.visibility(let id)),
      .timerFired(.presenterAnswer(let id)), .viewAppeared(let id), .appearingEnded(let id),
      .dismissalEnded(let id), .presentationRefused(let id), .tapped(let id, _), .swiped(let id, _),
      .backPressed(let id), .visibilityChanged(let id, _), .inputChanged(let id, _, _):
      place = memory.place(of: id)
      isGone = place.map { memory[$0].traits.contains(.isGone) } ?? true
    case .timerFired(.delay(let id, _)), .responded(.content(let id, _), _):
      trigger = Int(id.ticket.slot)
    case .responded(.click(let id), _):
      let click = memory[trigger: Int(id.ticket.slot)]
      isGone = click.isClickedGone
      place = isGone ? nil : click.clickedPlace
    case .initialized, .viewTracked, .eventTriggered, .presentationLocked, .presentationUnlocked,
      .lockListenerChanged, .contentShown, .configured, .contentRequested, .engaged, .productEngaged,
      .responded(.candidates, _), .responded(.load, _), .trackingAnswered, .inlineTapped, .inlineSeen,
      .cardSeen, .pushAnswered, .controllerGone, .enteredBackground, .enteredForeground, .killed:
      break
    }
  }
}
