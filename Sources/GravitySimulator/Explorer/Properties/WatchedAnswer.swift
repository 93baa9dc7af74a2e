import GravityPresentation

/// What is known of one event's effects while they are gone through.
struct WatchedAnswer {
  var concern: EventConcern
  let terms: PropertyTerms
  let time: Instant
  /// Something that somebody can notice, other than in a log.
  var hasEffect = false
  /// A gesture could not count at that moment.
  var isExcused = false
  var hasCrashed = false
  /// The view of the presentation that the event is about has appeared with it.
  var appeared = false
  /// The place of the trigger whose content was presented.
  var presentedTrigger: Int?

  init(_ concern: EventConcern, _ terms: PropertyTerms, at time: Instant) {
    self.concern = concern
    self.terms = terms
    self.time = time
  }
}
