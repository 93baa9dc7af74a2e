import Foundation
import GravitySimulator

/// One compiled scenario, run many times on one thread or on several.
///
/// Each thread has a copy that was read and compiled on its own, as `gravity-sim run` reads and compiles each file
/// in the job that runs it: copies that shared their references would count them across the processors.
struct Suite: Sendable {
  let scenarios: [CompiledScenario]

  /// How many of the runs did not pass.
  func failures(runs: Int, thread: Int = 0) -> Int {
    let scenario = scenarios[thread]
    let runner = ScenarioRunner()
    var failures = 0
    for _ in 0..<runs where runner.run(scenario).exitCode != .good { failures += 1 }
    return failures
  }

  /// Shares the runs out among threads of its own, and waits for them.
  func failures(runs: Int, threads: Int) -> Int {
    let work = Work(runs)
    let group = DispatchGroup()
    for thread in 0..<min(threads, scenarios.count) {
      group.enter()
      Thread {
        while case let share = work.take(), share > 0 {
          work.add(failures: failures(runs: share, thread: thread))
        }
        group.leave()
      }.start()
    }
    group.wait()
    return work.failures
  }
}
