import BenchmarkHarness
import GravityPresentation

let trace = try RecordedRun.record(profile: .ios)
guard trace.coverage.gaps.isEmpty else {
  stop("the recorded run leaves out: \(trace.coverage.gaps.joined(separator: ", "))")
}
guard trace.replay(transitions: trace.transitions.count) == trace.effects else {
  stop("the replay differs from the recorded run")
}
print("a run of \(trace.transitions.count) transitions and \(trace.effects) effects, every event and stage")
print("state: \(PresentationMachine.stateSize) bytes")

measure("one transition", iterations: 1_000_000) { trace.replay(transitions: $0) }

let blocks = allocations { keep(trace.replay(transitions: 1_000_000)) }
let shown = blocks.map(String.init) ?? "not counted on this platform"
print("heap blocks in 1000000 transitions: \(shown)")
