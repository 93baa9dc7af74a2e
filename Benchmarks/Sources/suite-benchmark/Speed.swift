import BenchmarkHarness
import Foundation

/// How fast a suite runs on a number of threads.
struct Speed {
  /// By the clock: in the middle of all rounds, and in the round that other processes disturbed least.
  let median: Double
  let best: Double
  /// What one run took of the processors, which other processes hardly change.
  let processorMicroseconds: Double

  init(of suite: Suite, copies: Int, threads: Int) {
    // A round runs the copies several times, so that the start of its threads costs nothing.
    let runs = 10 * copies
    let rounds = 15
    let start = clock()
    let cost = measure("a run of twenty steps, threads: \(threads)", iterations: runs, rounds: rounds) {
      suite.failures(runs: $0, threads: threads)
    }
    let ticks = Double(clock() - start)
    median = 1e9 / cost.median
    best = 1e9 / cost.min
    // One round more than is timed warms up.
    processorMicroseconds = ticks / Double(CLOCKS_PER_SEC) * 1e6 / Double(runs * (rounds + 1))
  }

  func report() {
    print(
      "\(Int(median)) runs a second (best round \(Int(best))), \(Int(processorMicroseconds)) µs of processor time a run"
    )
  }
}
