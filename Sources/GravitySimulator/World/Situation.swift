import GravityActions
import GravityPresentation

/// All of a simulated world that decides what can happen next, without what is only read afterwards.
///
/// A world can be taken back to a situation that it, or another world of the same setup, was in. Where hardly
/// anything is up and under way, as almost always, a situation holds no reference to anything.
struct Situation: Sendable {
  var machine: MachineState
  var agenda: Agenda
  var host: HostScreens
  var system: SystemPushAuthorization
  var pasteboard: ActionID?
  var isInBackground: Bool
  var isAlive: Bool
  var crash: Crash?
  var relayedClicks: SmallArray<RelayedClick>
  var replyCounts: SmallArray<UInt16>
  var inline: InlineStage
  var shelves: [OpenShelf]
  var loads: [ContentLoad]
  /// The latest verdicts and what has loaded, where something asks for them.
  var verdicts: [VerdictRecord]
  var loaded: [ContentID]
  /// What the scenario's own properties owe.
  var obligations: [Obligation]
  var memory: PropertyMemory
}

extension SimulatedWorld {
  var situation: Situation {
    Situation(
      machine: machine.state, agenda: agenda, host: host, system: system, pasteboard: pasteboard,
      isInBackground: isInBackground, isAlive: isAlive, crash: crash, relayedClicks: relayedClicks,
      replyCounts: replyCounts, inline: inline, shelves: shelves, loads: loads,
      verdicts: recording.verdicts, loaded: recording.loaded, obligations: obligations,
      memory: monitor?.memory ?? PropertyMemory())
  }

  /// Goes on from a situation; time stays where it is.
  mutating func resume(_ situation: Situation) {
    machine.state = situation.machine
    agenda = situation.agenda
    host = situation.host
    system = situation.system
    pasteboard = situation.pasteboard
    isInBackground = situation.isInBackground
    isAlive = situation.isAlive
    crash = situation.crash
    relayedClicks = situation.relayedClicks
    replyCounts = situation.replyCounts
    inline = situation.inline
    shelves = situation.shelves
    loads = situation.loads
    recording.verdicts = situation.verdicts
    recording.loaded = situation.loaded
    obligations = situation.obligations
    monitor?.memory = situation.memory
    queue.removeAll()
    brokenProperty = nil
  }
}
