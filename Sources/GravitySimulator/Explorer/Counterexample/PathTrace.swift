/// A path walked once more, with what an explorer does not keep: which clocks it started, and when they could end.
struct PathTrace: Sendable {
  private(set) var clocks: [PathClock] = []
  private(set) var steps: [PathStep] = []
  /// The clocks that run at the end, oldest first.
  private(set) var pending: [Int] = []
  /// The world at the end; its time stands still.
  private(set) var world: SimulatedWorld

  /// - Throws: ``CounterexampleFault`` where the path cannot be walked.
  init(_ path: [ExploredEvent], of exploration: ScenarioExploration, _ source: ScenarioLines) throws {
    let model = WorldModel(exploration.plan, like: exploration.world)
    var state = model.initialState()
    world = model.world
    for event in path { try take(event, in: &state, of: model, source) }
    world = model.world
  }

  private mutating func take(
    _ event: ExploredEvent, in state: inout ExploredState, of model: WorldModel, _ source: ScenarioLines
  ) throws {
    model.world.resume(state.situation)
    let entries = model.world.agenda.entries
    let fired = event.firedClock.map { pending[$0 - 1] }
    let remark = event.firedClock.map { clock in
      CounterexampleWording.remark(event, entries[entries.count - clock].task, in: model.world)
    }
    let statement = try StepText(model.world, model.plan, source).text(of: event)
    steps.append(
      PathStep(
        event: event, fired: fired, pending: pending, isInBackground: model.world.isInBackground,
        isCatchingUp: state.times.isCatchingUp, statement: statement,
        needsTime: event.waits(in: model.world), remark: remark))
    var marks: [Int] = []
    guard let edit = model.advance(&state, by: event, &marks) else {
      throw CounterexampleFault.cannotHappen(step: steps.count, reason: CounterexampleWording.notLetHappen)
    }
    if let fault = model.fault {
      throw CounterexampleFault.cannotHappen(step: steps.count, reason: fault)
    }
    pending = edit.kept.map { pending[$0 - 1] }
    for started in edit.started {
      pending.append(clocks.count)
      clocks.append(
        PathClock(
          started.task, asked: model.endpoint(of: started.task, after: event), start: steps.count,
          duration: started.duration.count))
    }
  }
}

extension ExploredEvent {
  /// Whether the gesture, written without a time, would come later than the explorer's.
  fileprivate func waits(in world: SimulatedWorld) -> Bool {
    switch self {
    case .tap(let id, _), .swipe(let id, _), .back(let id): world.transitionEnd(of: id) != nil
    case .call, .inlineTap, .answer, .due, .overdue, .prompt, .background, .foreground, .lock, .unlock,
      .leave:
      false
    }
  }
}
