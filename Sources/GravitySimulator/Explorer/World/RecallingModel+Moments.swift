/// What is not remembered of a moment yet, its situation and its times are asked for.
extension RecallingModel {
  func meet(_ number: UInt32) -> RecalledMoment {
    let moment = book[number]
    let situation = memory.recall(moment.situation)
    let gate = EventGate(moment.times, situation.clocks)
    let first = tables.pointee.events.count
    for (place, event) in situation.events.enumerated() where gate.lets(event, moment.times) {
      tables.pointee.events.append(event)
      tables.pointee.situationPlaces.append(Int32(truncatingIfNeeded: place))
      tables.pointee.movePlaces.append(-1)
    }
    let met = RecalledMoment(
      first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: tables.pointee.events.count))
    tables.pointee.moments.reach(Int(number), filledWith: .unmet)
    tables.pointee.moments[Int(number)] = met
    return met
  }

  /// Lets an event happen at a moment for the first time.
  ///
  /// - Parameter place: The event's.
  func attempt(_ event: ExploredEvent, at number: UInt32, _ place: Int) {
    tables.pointee.movePlaces[place] = Int32(truncatingIfNeeded: tables.pointee.moves.count)
    let move = move(event, Int(tables.pointee.situationPlaces[place]), at: book[number])
    tables.pointee.moves.append(move)
  }

  private func move(_ event: ExploredEvent, _ place: Int, at moment: ExploredMoment) -> RecalledMove {
    let situation = memory.recall(moment.situation)
    let step = memory.step(place, of: situation, moment.situation)
    guard let edit = step.edit else { return impossible(step.marks) }
    var times = moment.times
    times.begin(event, situation.clocks, addsTime: addsTime)
    edit.apply(to: &times.zone)
    times.settle(step.clocks)
    let key = times.key(with: step.key)
    let behind = book.number(of: key, ExploredMoment(situation: step.situation, times: times))
    let marks = tables.pointee.keep(step.marks)
    return RecalledMove(
      moment: behind, isClear: step.isClear, isImpossible: false, key: key, firstMark: marks.lowerBound,
      endOfMarks: marks.upperBound)
  }

  private func impossible(_ marks: [Int]) -> RecalledMove {
    let marks = tables.pointee.keep(marks)
    return RecalledMove(
      moment: 0, isClear: false, isImpossible: true, key: 0, firstMark: marks.lowerBound,
      endOfMarks: marks.upperBound)
  }
}
