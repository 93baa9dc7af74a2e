import GravityPresentation

/// What a run went through.
struct Coverage {
  private(set) var events: Set<EventKind> = []
  private(set) var triggers: Set<PresentationMachine.TriggerStage> = []
  private(set) var presentations: Set<PresentationMachine.PresentationStage> = []

  mutating func add(_ event: Event, leading machine: PresentationMachine) {
    events.insert(EventKind(event))
    triggers.formUnion(machine.triggerStages)
    presentations.formUnion(machine.presentationStages)
  }

  /// What the run left out; nothing where a measurement of it speaks for the machine. A click that waits for its
  /// event needs a form, which no payload of the run has.
  var gaps: [String] {
    EventKind.allCases.filter { !events.contains($0) }.map { "event \($0)" }
      + PresentationMachine.TriggerStage.allCases.filter { $0 != .relaying && !triggers.contains($0) }
      .map { "trigger \($0)" }
      + PresentationMachine.PresentationStage.allCases.filter { !presentations.contains($0) }
      .map { "presentation \($0)" }
  }
}
