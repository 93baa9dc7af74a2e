import GravityPresentation

/// What components and detectors have reported and the machine has not heard yet: it hears in the same order, and
/// its events do not say from whom.
struct PendingSights {
  var components: [InlineID] = []
  var shelves: [ShelfID] = []

  /// Tells an event that reports a sight whose sight it is.
  mutating func settle(_ occurrence: inout Occurrence) {
    if case .inlineSeen = occurrence.event, !components.isEmpty {
      occurrence.component = components.removeFirst()
    }
    if case .cardSeen = occurrence.event, !shelves.isEmpty { occurrence.shelf = shelves.removeFirst() }
    // T3: what waited for its turn went with the app.
    if case .killed = occurrence.event { self = PendingSights() }
  }
}
