/// What is not remembered of a moment yet, its situation and its times are asked for.
extension RecallingModel {
  func meet(_ number: UInt32) -> RecalledMoment {
    let here = visit(number)
    let gate = EventGate(here.times, here.choices.clocks)
    let first = tables.pointee.moves.count
    for event in here.choices.events where gate.lets(event, here.times) {
      tables.pointee.moves.append(RecalledMove(event: event))
    }
    let met = RecalledMoment(
      first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: tables.pointee.moves.count))
    tables.pointee.moments.reach(Int(number), filledWith: .unmet)
    tables.pointee.moments[Int(number)] = met
    return met
  }

  /// Lets an event happen at a moment for the first time.
  ///
  /// - Parameter place: The move's.
  func attempt(_ place: Int, at number: UInt32) {
    var move = tables.pointee.moves[place]
    let here = visit(number)
    let step = here.situation.step(move.event, of: here.choices, asking: model, memory.situations)
    if let change = step.change {
      var times = here.times
      times.begin(move.event, here.choices.clocks, addsTime: addsTime)
      change.edit.apply(to: &times.zone)
      times.settle(change.clocks)
      move.key = times.key(with: change.key)
      let behind = ExploredMoment(situation: change.situation, times: times)
      move.moment = memory.moments.number(of: move.key, behind)
    } else {
      move.moment = RecalledMove.impossible
    }
    move.marks = tables.pointee.keep(marks(of: step, leadingTo: move.moment))
    tables.pointee.moves[place] = move
  }

  /// A moment is met first, and then everything that can happen is tried.
  private func visit(_ number: UInt32) -> VisitedMoment {
    if let visited, visited.number == number { return visited }
    let moment = memory.moments[number]
    let situation = memory.situations[moment.situation]
    let here = VisitedMoment(
      number: number, times: moment.times, situation: situation, choices: situation.choices(asking: model))
    visited = here
    return here
  }

  private func marks(of step: RecalledStep, leadingTo moment: UInt32) -> [Int] {
    guard let target else { return step.marks }
    return target.contains(moment) ? [model.marks.trap] : []
  }
}
