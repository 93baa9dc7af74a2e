/// A ``WorldModel`` that lets each event happen once in each situation, and once at each moment, and remembers what
/// came of it.
///
/// Most states differ from others in nothing but bounds and calls, of which the world and its times know nothing.
/// What it finds is what the model that it asks would find. Its tables are flat: a look into them touches no
/// reference.
final class RecallingModel: ExplorableModel {
  let memory: SituationMemory
  let book: Book<ExploredMoment>
  let addsTime: Bool
  /// Marks are set by the first of equal steps only.
  private var isWorking = false
  private let start: RecalledState
  /// Behind a pointer, so that no look at them has to be checked for others at the same time.
  let tables: UnsafeMutablePointer<RecallTables>

  /// - Parameters:
  ///   - situations: Shared by all workers.
  ///   - moments: The same.
  init(_ model: WorldModel, _ situations: Book<Situation>, _ moments: Book<ExploredMoment>) {
    memory = SituationMemory(model, situations)
    book = moments
    addsTime = !model.plan.mergesSymmetric
    tables = .allocate(capacity: 1)
    tables.initialize(to: RecallTables(model.plan))
    let first = model.initialState()
    let situation = situations.number(of: first.situationKey, first.situation)
    let key = first.times.key(with: first.situationKey)
    start = RecalledState(
      moment: moments.number(of: key, ExploredMoment(situation: situation, times: first.times)),
      isClear: first.isClear, allowance: first.allowance, key: first.key)
  }

  deinit {
    tables.pointee.deallocate()
    tables.deinitialize(count: 1)
    tables.deallocate()
  }

  var fault: String? { memory.model.fault }
  var kindCount: Int { memory.model.kindCount }
  var markCount: Int { memory.model.markCount }
  var keysAreExact: Bool { false }

  func startWorking() { isWorking = true }

  func initialState() -> RecalledState { start }

  func key(of state: RecalledState) -> UInt64 { state.key }

  func kind(of event: ExploredEvent) -> Int { event.kind.rawValue }

  func isFault(mark: Int) -> Bool { memory.model.isFault(mark: mark) }

  func isGoal(_ state: RecalledState) -> Bool { state.isClear }

  func isWay(_ event: ExploredEvent) -> Bool { event.isUsersOwn }

  func appendEvents(in state: RecalledState, to events: inout [ExploredEvent]) {
    let here = recall(state.moment)
    for place in Int(here.first)..<Int(here.end) {
      let event = tables.pointee.events[place]
      if state.allowance.lets(event, before: { tables.pointee.earlierCalls[$0] }) { events.append(event) }
    }
  }

  func apply(_ event: ExploredEvent, to state: inout RecalledState, marks: inout [Int]) {
    let here = recall(state.moment)
    guard let place = place(of: event, at: here) else { return }
    if tables.pointee.movePlaces[place] < 0 { attempt(event, at: state.moment, place) }
    let move = tables.pointee.moves[Int(tables.pointee.movePlaces[place])]
    for place in Int(move.firstMark)..<Int(move.endOfMarks) { marks.append(tables.pointee.marks[place]) }
    if isWorking, move.firstMark < move.endOfMarks {
      tables.pointee.moves[Int(tables.pointee.movePlaces[place])].endOfMarks = move.firstMark
    }
    if move.isImpossible { return }
    state.allowance.spend(event)
    state.moment = move.moment
    state.isClear = move.isClear
    state.key = state.allowance.key(with: move.key)
  }

  private func place(of event: ExploredEvent, at moment: RecalledMoment) -> Int? {
    let places = Int(moment.first)..<Int(moment.end)
    var next = tables.pointee.next
    if !places.contains(next) { next = places.lowerBound }
    for _ in places {
      let place = next
      next = next + 1 < places.upperBound ? next + 1 : places.lowerBound
      if tables.pointee.events[place] == event {
        tables.pointee.next = next
        return place
      }
    }
    return nil
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
