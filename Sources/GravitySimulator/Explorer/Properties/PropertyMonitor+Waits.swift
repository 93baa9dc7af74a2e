import GravityPresentation

/// Whatever the machine waits for can end.
extension PropertyMonitor {
  /// Looks at the world once its instant has nothing more: after each step.
  mutating func concludeStep(of world: SimulatedWorld) {
    var isStuck = false
    world.machine.forEachWait { isStuck = isStuck || !world.canEnd($0) }
    if isStuck { find(.waitsEnd, nil, at: world.now) }
  }
}

extension SimulatedWorld {
  /// Whether something is on its way that ends the wait.
  fileprivate func canEnd(_ wait: MachineWait) -> Bool {
    if case .pushAnswer = wait { return system.isPromptUp }
    return agenda.entries.contains { $0.task.ends(wait) }
  }
}

extension Agenda.Task {
  fileprivate func ends(_ wait: MachineWait) -> Bool {
    switch (self, wait) {
    case (.response(let request, _), .response(let awaited)): request == awaited
    case (.timer(let timer), .timer(let awaited)): timer == awaited
    case (.appearing(let id), .appeared(let awaited)): id == awaited
    case (.disappearing(let id), .disappeared(let awaited)): id == awaited
    case (.timer(.presenterAnswer(let id)), .disappeared(let awaited)): id == awaited
    case (.response, _), (.tracking, _), (.timer, _), (.appearing, _), (.disappearing, _), (.inlineSecond, _),
      (.cardSecond, _), (.deadline, _):
      false
    }
  }
}
