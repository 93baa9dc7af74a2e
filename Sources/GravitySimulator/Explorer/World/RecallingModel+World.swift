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
    stepPlaces[place] = Int32(truncatingIfNeeded: steps.count)
    steps.append(
      RecalledStep(
        situation: behind, isClear: model.world.isClear, isImpossible: edit == nil, key: key,
        removed: keep(edit?.removed ?? [], in: &numbers), started: keep(edit?.started ?? [], in: &numbers),
        marks: keep(reached, in: &marks), clocks: clocks))
  }

  private func keep<Number>(_ new: [Number], in table: inout ContiguousArray<Number>) -> Range<UInt32> {
    let first = UInt32(truncatingIfNeeded: table.count)
    table.append(contentsOf: new)
    return first..<(first + UInt32(truncatingIfNeeded: new.count))
  }
}
