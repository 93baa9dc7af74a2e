import GravityActions
import GravityPresentation

/// All of a simulated world that decides what can happen next, without what is only read afterwards.
///
/// A world can be taken back to a situation that it, or another world of the same setup, was in. Where hardly
/// anything is up and under way, as almost always, a situation is bytes and nothing else.
struct Situation: Sendable {
  fileprivate var machine: MachineState
  fileprivate var agenda: SlotArray<Agenda.Entry?>
  fileprivate var screens: SlotArray<Screen?>
  fileprivate var overlays: SlotArray<Overlay?>
  fileprivate var agendaCount: Int32
  fileprivate var screenCount: Int32
  fileprivate var overlayCount: Int32
  fileprivate var pasteboard: ActionID?
  fileprivate var system: SystemPushAuthorization
  fileprivate var isInBackground: Bool
  fileprivate var isAlive: Bool
  fileprivate var memory: PropertyMemory
  fileprivate var more: SituationExtras?
}

extension SimulatedWorld {
  var situation: Situation {
    let extras = hasExtras ? SituationExtras(self) : nil
    return Situation(
      machine: machine.state, agenda: agenda.entries.inPlace, screens: host.screens.inPlace,
      overlays: host.overlays.inPlace, agendaCount: Int32(truncatingIfNeeded: agenda.entries.count),
      screenCount: Int32(truncatingIfNeeded: host.screens.count),
      overlayCount: Int32(truncatingIfNeeded: host.overlays.count), pasteboard: pasteboard, system: system,
      isInBackground: isInBackground, isAlive: isAlive, memory: monitor?.memory ?? PropertyMemory(),
      more: extras)
  }

  /// Goes on from a situation; time stays where it is.
  mutating func resume(_ situation: borrowing Situation) {
    machine.state = situation.machine
    system = situation.system
    pasteboard = situation.pasteboard
    isInBackground = situation.isInBackground
    isAlive = situation.isAlive
    monitor?.memory = situation.memory
    brokenProperty = nil
    queue.removeAll()
    let more = situation.more
    agenda.entries = SmallArray(
      situation.agenda, count: Int(situation.agendaCount), rest: more?.agenda ?? [])
    host.screens = SmallArray(
      situation.screens, count: Int(situation.screenCount), rest: more?.screens ?? [])
    host.overlays = SmallArray(
      situation.overlays, count: Int(situation.overlayCount), rest: more?.overlays ?? [])
    if let more { more.restore(&self) } else if hasExtras { SituationExtras.none.restore(&self) }
  }

  /// Whether there is anything of what most situations are without.
  private var hasExtras: Bool {
    if agenda.entries.count > SmallArray<Agenda.Entry>.roomInPlace { return true }
    if host.screens.count > SmallArray<Screen>.roomInPlace { return true }
    if host.overlays.count > SmallArray<Overlay>.roomInPlace { return true }
    return hasRareParts
  }

  /// The same, but for what is only there in numbers.
  var hasRareParts: Bool {
    !relayedClicks.isEmpty || !replyCounts.isEmpty || !inline.components.isEmpty || !shelves.isEmpty
      || !loads.isEmpty || !recording.verdicts.isEmpty || !recording.loaded.isEmpty || !obligations.isEmpty
      || crash != nil
  }
}
