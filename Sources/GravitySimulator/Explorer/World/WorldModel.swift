import GravityPresentation

/// The presentation machine times the simulated world that `run` drives, as something that an explorer can try out.
///
/// One world goes from situation to situation; it is the world of `run`, whose methods do what the events say.
/// A reference, so that the explorer never copies a world.
final class WorldModel: ExplorableModel {
  let plan: ExplorationPlan
  let marks: MarkTable
  let touches: TouchTable
  private(set) var start: ExploredState
  private let place: UnsafeMutablePointer<SimulatedWorld>
  var names = SerialNames()
  /// Why the exploration cannot go on: a bug of ours.
  private(set) var fault: String?

  /// - Parameter world: A world of the plan's. The model makes one of its own: references to one and the same
  ///   environment would be counted by all workers at once.
  init(_ plan: ExplorationPlan, like world: SimulatedWorld) {
    self.plan = plan
    place = .allocate(capacity: 1)
    do {
      place.initialize(to: try plan.makeWorld())
    } catch {
      // What could be made once can be made again; if not, the copy is only slower.
      place.initialize(to: world)
    }
    touches = TouchTable(place.pointee.catalog)
    marks = MarkTable(plan, place.pointee.catalog, touches)
    place.pointee.coverage = CoverageRecorder(marks: marks)
    start = ExploredState(
      situation: place.pointee.situation, allowance: Allowance(plan.bounds))
    settle(&start)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// The one world, read and changed where it is: a copy of all of it would cost more than an event.
  var world: SimulatedWorld {
    _read { yield place.pointee }
    _modify { yield &place.pointee }
  }

  var kindCount: Int { ExploredKind.allCases.count }
  var markCount: Int { marks.count }
  var keysAreExact: Bool { false }

  /// Which of the clocks behave in a way of their own, in the world as it is.
  var clocks: ClockTraits { ClockTraits(of: world.agenda, isInBackground: world.isInBackground) }

  func initialState() -> ExploredState { start }

  func key(of state: ExploredState) -> UInt64 { state.key }

  func kind(of event: ExploredEvent) -> Int { event.kind.rawValue }

  func isFault(mark: Int) -> Bool { marks.isFault(mark) }

  func apply(_ event: ExploredEvent, to state: inout ExploredState, marks: inout [Int]) {
    world.resume(state.situation)
    advance(&state, by: event, &marks)
  }

  /// Lets an event happen in a state that the world has been taken back to.
  ///
  /// - Returns: What became of the clocks; nil where the event cannot happen, and nothing has changed.
  @discardableResult
  func advance(_ state: inout ExploredState, by event: ExploredEvent, _ marks: inout [Int]) -> ClockEdit? {
    let clocks = self.clocks
    guard let edit = step(event, &marks) else { return nil }
    state.allowance.spend(event)
    state.times.begin(event, clocks, addsTime: !plan.mergesSymmetric)
    edit.apply(to: &state.times.zone)
    settle(&state)
    return edit
  }

  /// Lets an event happen in the world as it is; nil where it cannot, and nothing has changed.
  func step(_ event: ExploredEvent, _ marks: inout [Int]) -> ClockEdit? {
    markTouch(of: event, &marks)
    let old = world.agenda
    do {
      try happen(event)
    } catch WorldError.bug(let text) {
      fault = fault ?? text
    } catch WorldError.endless(let text) {
      fault = fault ?? text
    } catch {
      return nil
    }
    takeMarks(&marks)
    world.startDeadlines()
    let edit = ClockEdit(from: old, to: world.agenda, at: world.now, fired: event.firedClock)
    world.agenda.hold()
    return edit
  }

  private func markTouch(of event: ExploredEvent, _ marks: inout [Int]) {
    let content: ContentID?
    let touch: TouchTable.Touch
    switch event {
    case .tap(let id, let target): (content, touch) = (world.host.content(of: id), .tap(target))
    case .swipe(let id, let direction): (content, touch) = (world.host.content(of: id), .swipe(direction))
    case .inlineTap(_, let drawn, let target): (content, touch) = (drawn, .tap(target))
    case .call, .back, .answer, .due, .overdue, .prompt, .background, .foreground, .lock, .unlock, .leave:
      return
    }
    guard let content, let number = touches.number(of: touch, in: content),
      let mark = self.marks.mark(touch: number, of: content)
    else { return }
    marks.append(mark)
  }

  private func takeMarks(_ marks: inout [Int]) {
    if let reached = world.coverage?.reached {
      marks += reached
      world.coverage?.reached.removeAll(keepingCapacity: true)
    }
    world.concludeProperties()
    if let broken = world.brokenProperty { marks.append(self.marks.mark(ownProperty: broken.number)) }
    guard let breaks = world.monitor?.breaks, !breaks.isEmpty else { return }
    for broken in breaks { marks.append(self.marks.mark(broken)) }
    world.monitor?.breaks.removeAll(keepingCapacity: true)
  }

  /// Of an attempt.
  func forgetMarks() {
    world.coverage?.reached.removeAll(keepingCapacity: true)
    world.monitor?.breaks.removeAll(keepingCapacity: true)
  }
}
