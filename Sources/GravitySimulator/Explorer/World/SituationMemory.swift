/// What each event makes of each situation, as far as the world was asked.
final class SituationMemory {
  let model: WorldModel
  private let book: Book<Situation>
  /// By the numbers of the book; nil for what was not met yet.
  private var situations: ContiguousArray<RecalledSituation?> = []

  /// - Parameter book: Shared by all workers.
  init(_ model: WorldModel, _ book: Book<Situation>) {
    self.model = model
    self.book = book
  }

  func recall(_ number: UInt32) -> RecalledSituation {
    let place = Int(number)
    if place < situations.count, let known = situations[place] { return known }
    model.world.resume(book[number])
    let situation = RecalledSituation(model.clocks, model.possibleEvents())
    while situations.count <= place { situations.append(nil) }
    situations[place] = situation
    return situation
  }

  /// - Parameter place: The event's among the situation's.
  func step(_ place: Int, of situation: RecalledSituation, _ number: UInt32) -> RecalledStep {
    if let known = situation.steps[place] { return known }
    model.world.resume(book[number])
    var marks: [Int] = []
    let edit = model.step(situation.events[place], &marks)
    let step: RecalledStep
    if let edit {
      let clocks = model.clocks
      let key = model.nameAnew()
      step = RecalledStep(
        situation: book.number(of: key, model.world.situation), key: key, isClear: model.world.isClear,
        clocks: clocks, edit: edit, marks: marks)
    } else {
      step = RecalledStep(
        situation: number, key: 0, isClear: false, clocks: situation.clocks, edit: nil, marks: marks)
    }
    situation.steps[place] = step
    return step
  }
}
