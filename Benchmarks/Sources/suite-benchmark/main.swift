import BenchmarkHarness
import GravitySimulator

let folder = CommandLine.arguments.dropFirst().first ?? "scenarios"
let discovery = ScenarioDiscovery([folder])
for problem in discovery.problems { print(problem.text, terminator: "") }

measure("finding \(discovery.sources.count) scenarios below \(folder)", iterations: 100) { iterations in
  var found = 0
  for _ in 0..<iterations { found += ScenarioDiscovery([folder]).sources.count }
  return found
}
