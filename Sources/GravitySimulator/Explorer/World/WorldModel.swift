import GravityPresentation

/// The presentation machine times the simulated world that `run` drives, as something that an explorer can try out.
///
/// One world goes from situation to situation; it is the world of `run`, whose methods do what the events say.
struct WorldModel: ExplorableModel {
  let plan: ExplorationPlan
  let marks: MarkTable
  let touches: TouchTable
  let start: ExploredState
  var world: SimulatedWorld
  var names = SerialNames()
  /// Why the exploration cannot go on: a bug of ours.
  private(set) var fault: String?

  init(_ plan: ExplorationPlan) throws {
    self.plan = plan
    world = try SimulatedWorld(plan.setup(), keepsTimeline: false, isExplored: true)
    world.monitor = PropertyMonitor()
    world.keepsHistory = plan.needsHistory
    for name in plan.controllerNames { _ = world.names.addedID(of: name) }
    touches = TouchTable(world.catalog)
    marks = MarkTable(plan, world.catalog, touches)
    world.watch(plan.properties)
    start = ExploredState(
      situation: world.situation, locks: plan.bounds.locks, backgrounds: plan.bounds.backgrounds,
      leaves: plan.bounds.leaves)
  }

  var kindCount: Int { ExploredKind.allCases.count }
  var markCount: Int { marks.count }
  var keysAreExact: Bool { false }

  func initialState() -> ExploredState { start }

  func key(of state: ExploredState) -> UInt64 {
    var mixer = StateMixer()
    state.situation.mix(into: &mixer)
    state.zone.mix(into: &mixer)
    mixer.add(
      UInt64(state.locks) | UInt64(state.backgrounds) << 8 | UInt64(state.leaves) << 16
        | (state.isCatchingUp ? 1 << 24 : 0) | UInt64(truncatingIfNeeded: state.elapsed) << 32)
    if state.calls != 0 { mixer.add(state.calls) }
    return mixer.key
  }

  func kind(of event: ExploredEvent) -> Int { event.kind.rawValue }

  func isFault(mark: Int) -> Bool { marks.isFault(mark) }

  /// D8: nothing is presented, and nothing covers the app.
  func isGoal(_ state: ExploredState) -> Bool {
    let situation = state.situation
    return situation.host.presentations.isEmpty && !situation.system.isPromptUp && !situation.isInBackground
  }

  func isWay(_ event: ExploredEvent) -> Bool { event.isUsersOwn }

  mutating func apply(_ event: ExploredEvent, to state: inout ExploredState, marks: inout [Int]) {
    world.resume(state.situation)
    do {
      try happen(event, in: &state)
    } catch WorldError.bug(let text) {
      fault = fault ?? text
    } catch WorldError.endless(let text) {
      fault = fault ?? text
    } catch {
      // What cannot be done changes nothing.
      return
    }
    takeMarks(of: event, &marks)
    settle(&state, fired: event.firedClock)
  }

  private mutating func takeMarks(of event: ExploredEvent, _ marks: inout [Int]) {
    if let broken = world.brokenProperty { marks.append(self.marks.mark(ownProperty: broken.number)) }
    guard let breaks = world.monitor?.breaks, !breaks.isEmpty else { return }
    for broken in breaks { marks.append(self.marks.mark(broken)) }
    world.monitor?.breaks.removeAll(keepingCapacity: true)
  }
}
