import CampaignModel
import Dispatch
import GravitySimulator

let campaigns = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 4 : 4
let jobs = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1 : 1
var options = ExplorerOptions()
options.jobs = jobs
let start = DispatchTime.now().uptimeNanoseconds
let run = try Explorer(options: options) { CampaignModel(campaigns: campaigns) }.run()
let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
let exploration = run.exploration
print(exploration.states, exploration.transitions, exploration.depth, seconds, Double(exploration.states) / seconds / 1e6)
print(exploration.reached.map { ($0.mark, $0.path.events.count) }, run.footprint)
