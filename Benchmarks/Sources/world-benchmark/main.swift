import Dispatch
import GravitySimulator

// Usage: world-benchmark FILE [JOBS [REPETITIONS [MAX-STATES]]]
let arguments = CommandLine.arguments
let path = arguments.count > 1 ? arguments[1] : "Benchmarks/two-campaigns.scenario"
var options = ExplorerOptions()
options.jobs = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
options.maxStates = arguments.count > 4 ? Int(arguments[4]) : nil
var bounds = ExplorationBounds()
let repetitions = arguments.count > 3 ? UInt8(arguments[3]) ?? 1 : 1
(bounds.locks, bounds.backgrounds, bounds.leaves) = (repetitions, repetitions, 1)
let scenario = ScenarioLoader().load(.file(path: path))
for diagnostic in scenario.diagnostics { print(diagnostic) }
let start = DispatchTime.now().uptimeNanoseconds
let exploration = try ScenarioExplorer(scenario, bounds: bounds).explore(options)
let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
print(
  "\(exploration.states) states, \(exploration.transitions) transitions, depth \(exploration.depth), "
    + "\(exploration.bound.map { "incomplete: \($0)" } ?? "complete"), \(seconds) s, "
    + "\(Int(Double(exploration.states) / seconds)) states/s")
print("\(ScenarioExploration.stateSize) bytes a state on its way")
