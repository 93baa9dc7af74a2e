/// A ``WorldModel`` that lets each event happen once in each situation, and remembers what came of it.
///
/// Most states differ from others in nothing but times, bounds and calls, of which the world knows nothing. What
/// it finds is what the model that it asks would find. Its tables are flat: a look into them touches no reference.
final class RecallingModel: ExplorableModel {
  let model: WorldModel
  let book: SituationBook
  private let start: RecalledState
  private let addsTime: Bool
  /// By the numbers of the book; nil for what was not met yet.
  var situations: ContiguousArray<RecalledSituation?> = []
  var events: ContiguousArray<ExploredEvent> = []
  /// For each of the events the place of its step, or -1.
  var stepPlaces: ContiguousArray<Int32> = []
  var steps: ContiguousArray<RecalledStep> = []
  /// Clocks that end with a step, and durations of those that begin.
  var numbers: ContiguousArray<Int32> = []
  var marks: ContiguousArray<Int> = []
  /// Events are tried in their order, so that the search for one begins behind the one before.
  private var next = 0

  /// - Parameter book: Shared by all workers.
  init(_ model: WorldModel, _ book: SituationBook) {
    self.model = model
    self.book = book
    addsTime = !model.plan.mergesSymmetric
    let first = model.initialState()
    start = RecalledState(
      times: first.times, situation: book.number(of: first.situationKey, first.situation),
      isClear: first.isClear, key: first.key)
  }

  var fault: String? { model.fault }
  var kindCount: Int { model.kindCount }
  var markCount: Int { model.markCount }
  var keysAreExact: Bool { false }

  func initialState() -> RecalledState { start }

  func key(of state: RecalledState) -> UInt64 { state.key }

  func kind(of event: ExploredEvent) -> Int { event.kind.rawValue }

  func isFault(mark: Int) -> Bool { model.isFault(mark: mark) }

  func isGoal(_ state: RecalledState) -> Bool { state.isClear }

  func isWay(_ event: ExploredEvent) -> Bool { event.isUsersOwn }

  func appendEvents(in state: RecalledState, to events: inout [ExploredEvent]) {
    let here = recall(state.situation)
    let gate = EventGate(state.times, model.plan, here.clocks)
    for place in here.events where gate.lets(self.events[Int(place)], state.times) {
      events.append(self.events[Int(place)])
    }
  }

  func apply(_ event: ExploredEvent, to state: inout RecalledState, marks: inout [Int]) {
    let here = recall(state.situation)
    guard let place = place(of: event, in: here) else { return }
    if stepPlaces[place] < 0 { attempt(event, in: state.situation, at: place) }
    let step = steps[Int(stepPlaces[place])]
    for place in step.marks { marks.append(self.marks[Int(place)]) }
    if step.isImpossible { return }
    state.times.begin(event, here.clocks, addsTime: addsTime)
    for place in step.removed { state.times.zone.remove(Int(numbers[Int(place)])) }
    for place in step.started { state.times.zone.start(numbers[Int(place)]) }
    state.times.settle(step.clocks)
    state.situation = step.situation
    state.isClear = step.isClear
    state.key = state.times.key(with: step.key)
  }

  private func place(of event: ExploredEvent, in situation: RecalledSituation) -> Int? {
    let places = Int(situation.events.lowerBound)..<Int(situation.events.upperBound)
    if !places.contains(next) { next = places.lowerBound }
    for _ in places {
      let place = next
      next = next + 1 < places.upperBound ? next + 1 : places.lowerBound
      if events[place] == event { return place }
    }
    return nil
  }

  @inline(__always)
  private func recall(_ number: UInt32) -> RecalledSituation {
    let place = Int(number)
    if place < situations.count, let known = situations[place] { return known }
    return meet(number)
  }
}
