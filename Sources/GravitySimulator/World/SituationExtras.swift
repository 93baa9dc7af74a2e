import GravityPresentation

/// What a situation seldom has: more of something than there is room for, inline components, clicks that wait.
final class SituationExtras: Sendable {
  let agenda: [Agenda.Entry]
  let screens: [Screen]
  let overlays: [Overlay]
  private let relayedClicks: SmallArray<RelayedClick>
  private let replyCounts: SmallArray<UInt16>
  private let inline: InlineStage
  private let shelves: [OpenShelf]
  private let loads: [ContentLoad]
  /// The latest verdicts and what has loaded, where something asks for them.
  private let verdicts: [VerdictRecord]
  private let loaded: [ContentID]
  /// What the scenario's own properties owe.
  private let obligations: [Obligation]
  private let crash: Crash?

  /// Nothing of it.
  static let none = SituationExtras()

  private init() {
    (agenda, screens, overlays) = ([], [], [])
    (relayedClicks, replyCounts, inline) = ([], [], InlineStage())
    (shelves, loads, verdicts, loaded, obligations, crash) = ([], [], [], [], [], nil)
  }

  init(_ world: borrowing SimulatedWorld) {
    (agenda, screens) = (world.agenda.entries.rest, world.host.screens.rest)
    overlays = world.host.overlays.rest
    relayedClicks = world.relayedClicks
    replyCounts = world.replyCounts
    inline = world.inline
    shelves = world.shelves
    loads = world.loads
    verdicts = world.recording.verdicts
    loaded = world.recording.loaded
    obligations = world.obligations
    crash = world.crash
  }

  /// But for the parts that the situation itself has the beginnings of.
  func restore(_ world: inout SimulatedWorld) {
    world.relayedClicks = relayedClicks
    world.replyCounts = replyCounts
    world.inline = inline
    world.shelves = shelves
    world.loads = loads
    world.recording.verdicts = verdicts
    world.recording.loaded = loaded
    world.obligations = obligations
    world.crash = crash
  }
}
