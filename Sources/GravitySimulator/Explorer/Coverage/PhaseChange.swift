import GravityPresentation

/// One step of one slot of the machine: where it stood, what happened, where it stands since.
public struct PhaseChange: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case trigger(from: MachineStage.Trigger, to: MachineStage.Trigger)
    case presentation(from: MachineStage.Presentation, to: MachineStage.Presentation)
  }

  public let subject: Subject
  public let event: MachineEventKind

  private static let triggers = MachineStage.Trigger.allCases.count
  private static let presentations = MachineStage.Presentation.allCases.count

  /// How many there could be.
  static let count = MachineEventKind.allCases.count * (triggers * triggers + presentations * presentations)

  /// The place of a change in ``all``, from the raw values of its stages.
  static func number(isTrigger: Bool, _ event: MachineEventKind, from: Int, to: Int) -> Int {
    if isTrigger { return (event.rawValue * triggers + from) * triggers + to }
    let base = MachineEventKind.allCases.count * triggers * triggers
    return base + (event.rawValue * presentations + from) * presentations + to
  }

  /// Every one that the numbers stand for, in their order.
  static let all: [PhaseChange] = {
    let triggers = MachineEventKind.allCases.flatMap { event in
      MachineStage.Trigger.allCases.flatMap { from in
        MachineStage.Trigger.allCases.map { PhaseChange(subject: .trigger(from: from, to: $0), event: event) }
      }
    }
    let presentations = MachineEventKind.allCases.flatMap { event in
      MachineStage.Presentation.allCases.flatMap { from in
        MachineStage.Presentation.allCases.map {
          PhaseChange(subject: .presentation(from: from, to: $0), event: event)
        }
      }
    }
    return triggers + presentations
  }()
}
