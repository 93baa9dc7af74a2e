/// A ``WorldModel`` that lets each event happen once in each situation, and once at each moment, and remembers what
/// came of it.
///
/// Most states differ from others in nothing but bounds and calls, of which the world and its times know nothing.
/// What it finds is what the model that it asks would find. Its tables are flat: a look into them touches no
/// reference.
final class RecallingModel: ExplorableModel {
  let model: WorldModel
  let memory: ExplorationMemory
  /// Where a way is looked for; then nothing else is marked.
  let target: TrappedMoments?
  let addsTime: Bool
  /// Marks are set by the first of equal steps only.
  private var isWorking = false
  private let start: RecalledState
  /// The last one, since it is often asked about again.
  var visited: VisitedMoment?
  /// Behind a pointer, so that no look at them has to be checked for others at the same time.
  let tables: UnsafeMutablePointer<RecallTables>

  /// - Parameter memory: Shared by all workers.
  init(_ model: WorldModel, _ memory: ExplorationMemory, target: TrappedMoments? = nil) {
    self.model = model
    self.memory = memory
    self.target = target
    addsTime = !model.plan.mergesSymmetric
    tables = .allocate(capacity: 1)
    tables.initialize(to: RecallTables(model.plan))
    let first = model.initialState()
    let situation = memory.situations.number(
      of: first.situationKey, RecalledSituation(first.situation, isClear: first.isClear))
    let key = first.times.key(with: first.situationKey)
    let moment = ExploredMoment(situation: situation, times: first.times)
    start = RecalledState(
      allowance: first.allowance, moment: memory.moments.number(of: key, moment), key: first.key)
  }

  deinit {
    tables.pointee.deallocate()
    tables.deinitialize(count: 1)
    tables.deallocate()
  }

  var kindCount: Int { model.kindCount }
  var markCount: Int { model.markCount }
  var keysAreExact: Bool { false }

  func startWorking() { isWorking = true }

  func initialState() -> RecalledState { start }

  func key(of state: RecalledState) -> UInt64 { state.key }

  func kind(of event: RecalledEvent) -> Int { event.event.kind.rawValue }

  func isFault(mark: Int) -> Bool { model.isFault(mark: mark) }

  func appendEvents(in state: RecalledState, to events: inout [RecalledEvent]) {
    for place in recall(state.moment).places {
      let event = tables.pointee.moves[place].event
      guard state.allowance.lets(event, before: { tables.pointee.earlierCalls[$0] }) else { continue }
      events.append(RecalledEvent(event: event, place: Int32(truncatingIfNeeded: place)))
    }
    if isWorking { tables.pointee.moments[Int(state.moment)].states &+= 1 }
  }

  func apply(_ event: RecalledEvent, to state: inout RecalledState, marks: inout [Int]) {
    let place = Int(event.place)
    if tables.pointee.moves[place].moment == RecalledMove.untried { attempt(place, at: state.moment) }
    let move = tables.pointee.moves[place]
    if move.marks != RecalledMove.noMarks {
      tables.pointee.appendMarks(at: move.marks, to: &marks)
      if isWorking { tables.pointee.moves[place].marks = RecalledMove.noMarks }
    }
    guard move.leadsOn else { return }
    state.allowance.spend(event.event)
    state.moment = move.moment
    state.key = state.allowance.key(with: move.key)
  }

  @inline(__always)
  private func recall(_ number: UInt32) -> RecalledMoment {
    let place = Int(number)
    if place < tables.pointee.moments.count {
      let known = tables.pointee.moments[place]
      if known.isMet { return known }
    }
    return meet(number)
  }
}
