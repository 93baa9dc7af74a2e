import CampaignModel
import Dispatch
import Foundation
import GravitySimulator

// explorer-benchmark [CAMPAIGNS [JOBS]]: explores `campaign.pml` once and prints one line for each figure.
// `Benchmarks/explorer` calls it, and Spin in turn.

let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
let campaigns = numbers.first ?? 4
let jobs = numbers.dropFirst().first ?? 1
guard (1...8).contains(campaigns), jobs > 0 else {
  print("explorer-benchmark: 1 to 8 campaigns, and at least one job")
  exit(2)
}

/// Of all threads, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

var options = ExplorerOptions()
options.jobs = jobs
let start = DispatchTime.now().uptimeNanoseconds
let startTime = processorTime()
let run = try Explorer(options: options) { CampaignModel(campaigns: campaigns) }.run()
let processor = processorTime() - startTime
let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
let exploration = run.exploration
let states = Double(exploration.states)
let beside = run.footprint.stored + run.footprint.frontier + run.footprint.buffers
print("states \(exploration.states)")
print("transitions \(exploration.transitions)")
print("depth \(exploration.depth)")
print("seconds \(seconds)")
print("processor-seconds \(processor)")
print("states-a-second \(Int(states / seconds))")
print("states-a-processor-second \(Int(states / processor))")
print("table-bytes-a-state \(Double(run.footprint.table) / states)")
print("other-bytes-a-state \(Double(beside) / states)")
print("complete \(exploration.isComplete)")
