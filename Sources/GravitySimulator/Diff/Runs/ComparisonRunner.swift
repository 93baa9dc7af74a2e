import GravityPresentation

/// Runs a script under one profile to its end: what cannot be done is written down, and the run goes on.
enum ComparisonRunner {
  static func run(_ script: ComparisonScript, on setup: CompiledSetup) -> ComparedRun {
    var run = ComparedRun()
    do {
      var world = try SimulatedWorld(setup)
      for (number, step) in script.steps.enumerated() {
        guard perform(step, number, in: &world, &run) else { break }
      }
      run.addStreams(of: world)
      run.effort = script.steps.count + world.recording.timeline.count
    } catch {
      run.bug = "\(error)"
    }
    return run
  }

  /// Whether the run goes on.
  private static func perform(
    _ step: ComparisonStep, _ number: Int, in world: inout SimulatedWorld, _ run: inout ComparedRun
  ) -> Bool {
    do {
      if let time = step.time { try world.move(to: .start + time) }
      try perform(step, in: &world)
      return true
    } catch let error as WorldError {
      switch error {
      case .impossible(let what, _): note(DiffWording.impossible(step, what), in: world, &run)
      case .timeGoesBack(let what):
        run.lateSteps.append(LateStep(number: number, reason: what))
        note(DiffWording.impossible(step, what), in: world, &run)
      // What a scenario expects is ignored; the time it waited for has passed.
      case .differs: break
      case .endless(let what):
        note(DiffWording.endless(step, what), in: world, &run)
        return false
      case .bug(let what):
        run.bug = what
        return false
      }
      return true
    } catch {
      run.bug = "\(error)"
      return false
    }
  }

  private static func note(_ text: String, in world: SimulatedWorld, _ run: inout ComparedRun) {
    run.add(ComparedLine(time: world.now, text: text), to: .steps)
  }

  /// - Throws: What cannot be done.
  static func perform(_ step: ComparisonStep, in world: inout SimulatedWorld) throws {
    switch step.action {
    case .step(let action): try world.run(action, waits: step.time == nil)
    case .nothing: break
    case .waitFor(let state, let time): try world.expectWithin(time, state)
    case .tapElement(let source): try world.tapElement(at: source)
    case .refusePrompt:
      if world.system.isPromptUp { try world.answerPush(isAllowed: false) }
    }
  }
}

extension SimulatedWorld {
  /// Touches the top-most content's element with that place among all its elements, if it is drawn.
  fileprivate mutating func tapElement(at source: Int) throws {
    guard let content = host.presentations.last.flatMap({ content(of: $0) }) else {
      return try tap(.element(0), waits: false)
    }
    guard let drawn = catalog.drawnElements(of: content).firstIndex(where: { $0.source == source }) else {
      throw WorldError.impossible("it is not drawn", possible: nil)
    }
    let number = drawn - catalog.drawnElements(of: content).startIndex
    try tap(.element(number), waits: false)
  }
}
