extension PresentationMachine {
  mutating func fire(_ timer: TimerID, at moment: Moment, _ emit: (Effect) -> Void) {
    switch timer {
    case .delay(let trigger, let candidate): endDelay(of: candidate, for: trigger, at: moment, emit)
    case .selfDismissal(let id): endStay(of: id, at: moment, emit)
    case .removal(let id): remove(id, at: moment, emit)
    case .visibility(let id): endSight(of: id, emit)
    case .presenterAnswer(let id): losePatience(with: id, at: moment, emit)
    }
  }

  /// A presenter that never answers ends what waits for it.
  private mutating func losePatience(
    with id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = index(of: id) else { return emit(.note(.stale(.timer))) }
    switch state.presentations[index].phase {
    case .requested: refuse(id, .presenterSilent, emit)
    case .disappearing, .givingWay: endDismissal(id, of: .missing, at: moment, emit)
    case .free, .appearing, .shown, .leaving, .lingering: emit(.note(.stale(.timer)))
    }
  }
}
