/// A ``WorldModel`` that lets each event happen once in each situation, and once at each moment, and remembers what
/// came of it.
///
/// Most states differ from others in nothing but bounds and calls, of which the world and its times know nothing.
/// What it finds is what the model that it asks would find. Its tables are flat: a look into them touches no
/// reference.
final class RecallingModel: ExplorableModel {
  let memory: SituationMemory
  let book: Book<ExploredMoment>
  let plan: ExplorationPlan
  private let start: RecalledState
  /// By the numbers of the book; nil for what was not met yet.
  var moments: ContiguousArray<RecalledMoment?> = []
  var events: ContiguousArray<ExploredEvent> = []
  /// For each of the events the place of its move, or -1.
  var movePlaces: ContiguousArray<Int32> = []
  var moves: ContiguousArray<RecalledMove> = []
  var marks: ContiguousArray<Int> = []
  /// Events are tried in their order, so that the search for one begins behind the one before.
  private var next = 0

  /// - Parameters:
  ///   - situations: Shared by all workers.
  ///   - moments: The same.
  init(_ model: WorldModel, _ situations: Book<Situation>, _ moments: Book<ExploredMoment>) {
    memory = SituationMemory(model, situations)
    book = moments
    plan = model.plan
    let first = model.initialState()
    let situation = situations.number(of: first.situationKey, first.situation)
    let key = first.times.key(with: first.situationKey)
    start = RecalledState(
      moment: moments.number(of: key, ExploredMoment(situation: situation, times: first.times)),
      isClear: first.isClear, allowance: first.allowance, key: first.key)
  }

  var fault: String? { memory.model.fault }
  var kindCount: Int { memory.model.kindCount }
  var markCount: Int { memory.model.markCount }
  var keysAreExact: Bool { false }

  func initialState() -> RecalledState { start }

  func key(of state: RecalledState) -> UInt64 { state.key }

  func kind(of event: ExploredEvent) -> Int { event.kind.rawValue }

  func isFault(mark: Int) -> Bool { memory.model.isFault(mark: mark) }

  func isGoal(_ state: RecalledState) -> Bool { state.isClear }

  func isWay(_ event: ExploredEvent) -> Bool { event.isUsersOwn }

  func appendEvents(in state: RecalledState, to events: inout [ExploredEvent]) {
    let here = recall(state.moment)
    for place in here.events {
      let event = self.events[Int(place)]
      if state.allowance.lets(event, plan) { events.append(event) }
    }
  }

  func apply(_ event: ExploredEvent, to state: inout RecalledState, marks: inout [Int]) {
    let here = recall(state.moment)
    guard let place = place(of: event, at: here) else { return }
    if movePlaces[place] < 0 { attempt(event, at: state.moment, place) }
    let move = moves[Int(movePlaces[place])]
    for place in move.marks { marks.append(self.marks[Int(place)]) }
    if move.isImpossible { return }
    state.allowance.spend(event)
    state.moment = move.moment
    state.isClear = move.isClear
    state.key = state.allowance.key(with: move.key)
  }

  private func place(of event: ExploredEvent, at moment: RecalledMoment) -> Int? {
    let places = Int(moment.events.lowerBound)..<Int(moment.events.upperBound)
    if !places.contains(next) { next = places.lowerBound }
    for _ in places {
      let place = next
      next = next + 1 < places.upperBound ? next + 1 : places.lowerBound
      if events[place] == event { return place }
    }
    return nil
  }

  @inline(__always)
  private func recall(_ number: UInt32) -> RecalledMoment {
    let place = Int(number)
    if place < moments.count, let known = moments[place] { return known }
    return meet(number)
  }
}
