/// A ``WorldModel`` that lets each event happen once in each situation, and remembers what came of it.
///
/// Most states differ from others in nothing but times, bounds and calls, of which the world knows nothing. What
/// it finds is what the model that it asks would find.
final class RecallingModel: ExplorableModel {
  private let model: WorldModel
  private let book: SituationBook
  private let start: RecalledState
  private var recalled: [RecalledSituation?] = []

  /// - Parameter book: Shared by all workers.
  init(_ model: WorldModel, _ book: SituationBook) {
    self.model = model
    self.book = book
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
    for event in here.events where gate.lets(event) { events.append(event) }
  }

  func apply(_ event: ExploredEvent, to state: inout RecalledState, marks: inout [Int]) {
    let here = recall(state.situation)
    guard let place = here.place(of: event) else { return }
    let step: RecalledStep
    if let known = here[place] {
      step = known
    } else {
      step = attempt(event, in: state.situation, here.clocks)
      here[place] = step
    }
    marks.append(contentsOf: step.marks)
    guard let edit = step.edit else { return }
    state.times.begin(event, here.clocks, addsTime: !model.plan.mergesSymmetric)
    edit.apply(to: &state.times.zone)
    state.times.settle(step.clocks)
    state.situation = step.situation
    state.isClear = step.isClear
    state.key = state.times.key(with: step.key)
  }

  private func recall(_ number: UInt32) -> RecalledSituation {
    let place = Int(number)
    if place < recalled.count, let known = recalled[place] { return known }
    while recalled.count <= place { recalled.append(nil) }
    model.world.resume(book.situation(number))
    let situation = RecalledSituation(ClockTraits(of: model.world), model.possibleEvents())
    recalled[place] = situation
    return situation
  }

  private func attempt(
    _ event: ExploredEvent, in number: UInt32, _ clocks: ClockTraits
  ) -> RecalledStep {
    model.world.resume(book.situation(number))
    var marks: [Int] = []
    guard let edit = model.step(event, &marks) else {
      return RecalledStep(situation: number, key: 0, isClear: false, clocks: clocks, edit: nil, marks: marks)
    }
    let behind = ClockTraits(of: model.world)
    let key = model.nameAnew()
    return RecalledStep(
      situation: book.number(of: key, model.world.situation), key: key, isClear: model.world.isClear,
      clocks: behind, edit: edit, marks: marks)
  }
}
