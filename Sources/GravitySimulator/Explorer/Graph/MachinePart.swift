import GravityPresentation

/// One of the two kinds of slots that the machine has, with its phases by name.
enum MachinePart: CaseIterable {
  case triggers
  case presentations

  var title: String {
    switch self {
    case .triggers: "Triggers"
    case .presentations: "Presentations"
    }
  }

  /// Every phase, the first of which is to be free.
  var phases: [String] {
    switch self {
    case .triggers: MachineStage.Trigger.allCases.map { "\($0)" }
    case .presentations: MachineStage.Presentation.allCases.map { "\($0)" }
    }
  }

  /// A change as the names of its phases; nil for one of the other part.
  func step(_ change: PhaseChange) -> (from: String, to: String)? {
    switch (self, change.subject) {
    case (.triggers, .trigger(let from, let to)): ("\(from)", "\(to)")
    case (.presentations, .presentation(let from, let to)): ("\(from)", "\(to)")
    case (.triggers, .presentation), (.presentations, .trigger): nil
    }
  }
}
