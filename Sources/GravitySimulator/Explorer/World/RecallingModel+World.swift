/// What is not remembered yet, the world is asked for.
extension RecallingModel {
  func meet(_ number: UInt32) -> RecalledSituation {
    model.world.resume(book.situation(number))
    let found = model.possibleEvents()
    let first = UInt32(truncatingIfNeeded: events.count)
    events.append(contentsOf: found)
    stepPlaces.append(contentsOf: repeatElement(-1, count: found.count))
    let situation = RecalledSituation(
      clocks: model.clocks, events: first..<(first + UInt32(truncatingIfNeeded: found.count)))
    while situations.count <= Int(number) { situations.append(nil) }
    situations[Int(number)] = situation
    return situation
  }

  /// Lets an event happen in a situation for the first time.
  ///
  /// - Parameter place: The event's.
  func attempt(_ event: ExploredEvent, in number: UInt32, at place: Int) {
    model.world.resume(book.situation(number))
    var reached: [Int] = []
    let edit = model.step(event, &reached)
    let clocks = model.clocks
    let key = edit == nil ? 0 : model.nameAnew()
    let behind = edit == nil ? number : book.number(of: key, model.world.situation)
    let (clocksStart, marksStart) = (
      UInt32(truncatingIfNeeded: numbers.count), UInt32(truncatingIfNeeded: marks.count)
    )
    numbers.append(contentsOf: edit?.removed ?? [])
    let startedStart = UInt32(truncatingIfNeeded: numbers.count)
    numbers.append(contentsOf: edit?.started ?? [])
    marks.append(contentsOf: reached)
    stepPlaces[place] = Int32(truncatingIfNeeded: steps.count)
    steps.append(
      RecalledStep(
        situation: behind, isClear: model.world.isClear, isImpossible: edit == nil, key: key,
        removed: clocksStart..<startedStart,
        started: startedStart..<UInt32(truncatingIfNeeded: numbers.count),
        marks: marksStart..<UInt32(truncatingIfNeeded: marks.count), clocks: clocks))
  }
}
