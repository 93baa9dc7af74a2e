import Foundation

/// A situation, what can happen in it, and what comes of that, as far as a world was asked.
///
/// What one worker has found out all know. While it asks, others may; the answer is the same.
final class RecalledSituation: @unchecked Sendable {
  /// What can happen, whatever time and bounds say.
  struct Choices: Sendable {
    let clocks: ClockTraits
    let events: [ExploredEvent]
  }

  /// Nothing is presented, and nothing covers the app (D8).
  let isClear: Bool
  private let situation: Situation
  private let lock = NSLock()
  private var choices: Choices?
  /// In the order of the events; nil for what was not tried yet.
  private var steps: [RecalledStep?] = []

  init(_ situation: Situation, isClear: Bool) {
    self.situation = situation
    self.isClear = isClear
  }

  func choices(asking model: WorldModel) -> Choices {
    if let known = lock.withLock({ choices }) { return known }
    model.world.resume(situation)
    let found = Choices(clocks: model.clocks, events: model.possibleEvents())
    lock.withLock {
      guard choices == nil else { return }
      choices = found
      steps = Array(repeating: nil, count: found.events.count)
    }
    return found
  }

  /// - Parameters:
  ///   - choices: Those of this situation.
  ///   - situations: Where the situation behind the event gets its number.
  func step(
    _ event: ExploredEvent, of choices: Choices, asking model: WorldModel,
    _ situations: Book<RecalledSituation>
  ) -> RecalledStep {
    guard let place = choices.events.firstIndex(of: event) else { return RecalledStep(nil, marks: []) }
    if let known = lock.withLock({ steps[place] }) { return known }
    model.world.resume(situation)
    var marks: [Int] = []
    let edit = model.step(event, &marks)
    let change = edit.map { edit in
      let clocks = model.clocks
      let key = model.nameAnew()
      let behind = situations.number(
        of: key, RecalledSituation(model.world.situation, isClear: model.world.isClear))
      return RecalledStep.Change(situation: behind, key: key, clocks: clocks, edit: edit)
    }
    let step = RecalledStep(change, marks: marks)
    lock.withLock { steps[place] = step }
    return step
  }
}
