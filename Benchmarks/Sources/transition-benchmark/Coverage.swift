import GravityPresentation

/// What a run went through.
struct Coverage {
  private(set) var events: Set<EventKind> = []
  private(set) var triggers: Set<MachineStage.Trigger> = []
  private(set) var presentations: Set<MachineStage.Presentation> = []

  mutating func add(_ event: Event, leading machine: PresentationMachine) {
    events.insert(EventKind(event))
    triggers.formUnion(machine.triggerStages)
    presentations.formUnion(machine.presentationStages)
  }

  /// What the run left out; nothing where a measurement of it speaks for the machine. A click that waits for its
  /// event needs a form, which no payload of the run has.
  var gaps: [String] {
    EventKind.allCases.filter { !events.contains($0) }.map { "event \($0)" }
      + MachineStage.Trigger.allCases.filter { ![.free, .relaying].contains($0) && !triggers.contains($0) }
      .map { "trigger \($0)" }
      + MachineStage.Presentation.allCases.filter { $0 != .free && !presentations.contains($0) }
      .map { "presentation \($0)" }
  }
}
