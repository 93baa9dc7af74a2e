import Foundation
import GravitySimulator

/// One compiled scenario, run many times on one thread or on several.
struct Suite: Sendable {
  let scenario: CompiledScenario

  /// How many of the runs did not pass.
  func failures(runs: Int) -> Int {
    let runner = ScenarioRunner()
    var failures = 0
    for _ in 0..<runs where runner.run(scenario).exitCode != .good { failures += 1 }
    return failures
  }

  /// Shares the runs out among threads of its own, and waits for them.
  func failures(runs: Int, threads: Int) -> Int {
    let work = Work(runs)
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      Thread {
        while case let share = work.take(), share > 0 { work.add(failures: failures(runs: share)) }
        group.leave()
      }.start()
    }
    group.wait()
    return work.failures
  }
}
