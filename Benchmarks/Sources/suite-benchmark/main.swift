import BenchmarkHarness
import Foundation
import GravitySimulator

let folder = CommandLine.arguments.dropFirst().first ?? "scenarios"
let copies = 1000

func load() -> LoadedScenario {
  ScenarioLoader().load(text: TwentySteps.text, named: TwentySteps.name, folder: folder)
}

let loaded = load()
guard loaded.diagnostics.isEmpty, loaded.document.statements.count == TwentySteps.statementCount else {
  for diagnostic in loaded.diagnostics {
    print(DiagnosticRenderer(usesColor: false).render(diagnostic), terminator: "")
  }
  stop(
    """
    the scenario cannot be read, or has not \(TwentySteps.statementCount) statements; \
    run this from the root of the repository
    """)
}
let compiled = CompiledScenario(loaded)
for diagnostic in ScenarioRunner().run(compiled).diagnostics {
  print(DiagnosticRenderer(usesColor: false).render(diagnostic), terminator: "")
}
let suite = Suite(scenarios: [compiled, CompiledScenario(load())])
guard suite.failures(runs: 1) == 0 else { stop("the scenario does not pass") }

let one = Speed(of: suite, copies: copies, threads: 1)
one.report()
let two = Speed(of: suite, copies: copies, threads: 2)
two.report()
func ratio(_ speed: KeyPath<Speed, Double>) -> Double {
  (two[keyPath: speed] / one[keyPath: speed] * 100).rounded() / 100
}
print("two threads are \(ratio(\.median)) times as fast as one, in the best rounds \(ratio(\.best)) times")

if let blocks = allocations(in: { keep(suite.failures(runs: copies)) }) {
  print("heap blocks a run: \(blocks / copies)")
}

let discovery = ScenarioDiscovery([folder])
for problem in discovery.problems { print(problem.text, terminator: "") }
measure("finding \(discovery.sources.count) scenarios below \(folder)", iterations: 100) { iterations in
  var found = 0
  for _ in 0..<iterations { found += ScenarioDiscovery([folder]).sources.count }
  return found
}
