import GravityPresentation

/// One gesture on a presentation and all that came of it at once.
struct TouchTrail: Sendable {
  let time: Instant
  let statement: Int?
  let event: Event
  let effects: [Effect]
  /// The content as it was drawn when it was touched.
  let content: ContentID
  /// Nil where the gesture sent nothing, or what it sent was not answered.
  var relay: RelayTrail?
  /// The urls that the click itself hit, as places among the run's tracked urls.
  var urls: [Int] = []

  /// Whether the gesture sent an event.
  var isSending: Bool {
    effects.contains {
      if case .send(.click, _) = $0 { return true }
      return false
    }
  }
}
