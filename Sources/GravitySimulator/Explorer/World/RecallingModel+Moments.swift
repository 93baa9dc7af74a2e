/// What is not remembered of a moment yet, its situation and its times are asked for.
extension RecallingModel {
  func meet(_ number: UInt32) -> RecalledMoment {
    let moment = book[number]
    let situation = memory.recall(moment.situation)
    let gate = EventGate(moment.times, situation.clocks)
    let first = Int32(truncatingIfNeeded: events.count)
    for event in situation.events where gate.lets(event, moment.times) {
      events.append(event)
      movePlaces.append(-1)
    }
    let met = RecalledMoment(events: first..<Int32(truncatingIfNeeded: events.count))
    while moments.count <= Int(number) { moments.append(nil) }
    moments[Int(number)] = met
    return met
  }

  /// Lets an event happen at a moment for the first time.
  ///
  /// - Parameter place: The event's.
  func attempt(_ event: ExploredEvent, at number: UInt32, _ place: Int) {
    let moment = book[number]
    let situation = memory.recall(moment.situation)
    movePlaces[place] = Int32(truncatingIfNeeded: moves.count)
    guard let eventPlace = situation.events.firstIndex(of: event) else {
      return moves.append(impossible([]))
    }
    let step = memory.step(eventPlace, of: situation, moment.situation)
    guard let edit = step.edit else { return moves.append(impossible(step.marks)) }
    var times = moment.times
    times.begin(event, situation.clocks, addsTime: !plan.mergesSymmetric)
    edit.apply(to: &times.zone)
    times.settle(step.clocks)
    let key = times.key(with: step.key)
    let behind = book.number(of: key, ExploredMoment(situation: step.situation, times: times))
    moves.append(
      RecalledMove(
        moment: behind, isClear: step.isClear, isImpossible: false, key: key, marks: keep(step.marks)))
  }

  private func impossible(_ marks: [Int]) -> RecalledMove {
    RecalledMove(moment: 0, isClear: false, isImpossible: true, key: 0, marks: keep(marks))
  }

  private func keep(_ new: [Int]) -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: marks.count)
    marks.append(contentsOf: new)
    return first..<Int32(truncatingIfNeeded: marks.count)
  }
}
