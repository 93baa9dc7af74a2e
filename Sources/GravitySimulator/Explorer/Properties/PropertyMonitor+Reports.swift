import GravityPresentation

/// E2, E3: impression, then visible impression, then close; each as often as promised.
extension PropertyMonitor {
  /// The view of what the event is about is there.
  mutating func appear(_ answer: inout WatchedAnswer) {
    guard let place = answer.concern.place, !memory[place].traits.contains(.appeared) else { return }
    memory[place].traits.insert(.appeared)
    answer.appeared = true
  }

  mutating func takeImpression(of content: ContentID, _ effects: [Effect], _ answer: WatchedAnswer) {
    guard let place = answer.concern.place, memory[place].content == content else { return }
    if !memory[place].traits.isDisjoint(with: [.impression, .closed]) {
      find(.reportsInOrder, known: effects, about: content, answer)
    }
    memory[place].traits.insert(.impression)
  }

  mutating func takeVisibleImpression(
    of content: ContentID, _ effects: [Effect], in world: SimulatedWorld, _ answer: WatchedAnswer
  ) {
    guard let place = answer.concern.place, memory[place].content == content else { return }
    let traits = memory[place].traits
    let isEarly = !traits.contains(.impression) && world.catalog.callsBack(.impression, of: content)
    if isEarly || !traits.isDisjoint(with: [.visibleImpression, .closed]) {
      find(.reportsInOrder, known: effects, about: content, answer)
    }
    memory[place].traits.insert(.visibleImpression)
    // Told once: that the impression is missing is the same break.
    if isEarly { memory[place].traits.insert(.impression) }
  }

  /// What must have been reported when the view appeared, once everything about it is.
  mutating func checkAppearance(_ effects: [Effect], in world: SimulatedWorld, _ answer: WatchedAnswer) {
    guard answer.appeared, let place = answer.concern.place else { return }
    let known = memory[place]
    if !known.traits.contains(.impression), world.catalog.callsBack(.impression, of: known.content) {
      find(.reportsInOrder, known: effects, about: known.content, answer)
      // Told once: what comes later is not too early for it.
      memory[place].traits.insert(.impression)
    }
    guard answer.terms.seesAtOnce, !known.traits.contains(.visibleImpression),
      world.catalog.callsBack(.visibleImpression, of: known.content)
    else { return }
    let isSnackBar = world.catalog.record(known.content).behavior.kind == .overlay
    let isStanding = isSnackBar && answer.terms.quirks.contains(.snackBarIsNeverVisible)
    find(.reportsInOrder, isStanding ? .snackBarIsNeverVisible : nil, at: answer.time)
  }
}
