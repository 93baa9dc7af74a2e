/// What half of a content's area in the window comes to (D13, E3).
extension PresentationMachine {
  /// The share of the content's area that is in the window changes.
  mutating func see(
    _ id: PresentationID, _ thousandths: Int32, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = index(of: id), state.presentations[index].isLive else {
      return emit(.note(.stale(.gesture)))
    }
    let before = state.presentations[index].traits
    // What has not appeared cannot be seen yet (E10), and what leaves is not looked at again.
    guard before.contains(.appeared), canBeSeen(at: index) else { return emit(.note(.nothingChanged)) }
    if thousandths >= 500 {
      comeInSight(index, at: moment, emit)
    } else {
      loseSight(of: index, emit)
    }
    if state.presentations[index].traits == before { emit(.note(.nothingChanged)) }
  }

  /// At least half of it is in the window.
  mutating func comeInSight(_ index: Int, at moment: Moment, _ emit: (Effect) -> Void) {
    guard record(at: index).behavior.reportsVisibleImpression else { return }
    switch policy.visibleImpression {
    case .atOnce:
      guard !state.presentations[index].traits.contains(.visibleReported) else { return }
      state.presentations[index].traits.insert(.visibleReported)
      report(.visibleImpression, of: state.presentations[index].content, emit)
    case .afterASecond:
      guard !state.presentations[index].traits.contains(.isInSight) else { return }
      state.presentations[index].traits.formUnion([.isInSight, .sightIsTimed])
      emit(.startTimer(.visibility(presentationID(at: index)), at: moment.now + .seconds(1)))
    }
  }

  /// Less than half of it is in the window, or it goes: a second that has not passed does not count.
  mutating func loseSight(of index: Int, _ emit: (Effect) -> Void) {
    let traits = state.presentations[index].traits
    state.presentations[index].traits.subtract([.isInSight, .sightIsTimed])
    if traits.contains(.sightIsTimed) { emit(.cancelTimer(.visibility(presentationID(at: index)))) }
  }

  /// It was in sight for a second.
  mutating func endSight(of id: PresentationID, _ emit: (Effect) -> Void) {
    guard let index = index(of: id), state.presentations[index].traits.contains(.sightIsTimed) else {
      return emit(.note(.stale(.timer)))
    }
    let slot = state.presentations[index]
    state.presentations[index].traits.remove(.sightIsTimed)
    if slot.traits.contains(.visibleReported) {
      quirk(.visibleImpressionRepeats, .content(slot.content), emit)
    }
    state.presentations[index].traits.insert(.visibleReported)
    report(.visibleImpression, of: slot.content, emit)
  }

  private func canBeSeen(at index: Int) -> Bool {
    switch state.presentations[index].phase {
    case .appearing, .shown: true
    case .free, .requested, .leaving, .disappearing, .givingWay, .lingering: false
    }
  }
}
