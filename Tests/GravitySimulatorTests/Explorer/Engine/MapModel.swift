import GravitySimulator

/// A model that is drawn: places and what leads from one to another.
struct MapModel: ExplorableModel {
  struct Road: Hashable, Sendable {
    var name: String
    var to: Int
    var kind = 0
    var marks: [Int] = []
  }

  var roads: [Int: [Road]]
  var faults: Set<Int> = [0]
  var kindCount = 8
  var markCount = 4
  var keysAreExact = true
  /// Places that were left, by how often.
  var left: [Int: Int] = [:]

  init(_ roads: [Int: [Road]]) {
    self.roads = roads
  }

  func initialState() -> Int { 0 }

  mutating func appendEvents(in state: Int, to events: inout [Road]) {
    left[state, default: 0] += 1
    events += roads[state] ?? []
  }

  func apply(_ event: Road, to state: inout Int, marks: inout [Int]) {
    state = event.to
    marks += event.marks
  }

  func key(of state: Int) -> UInt64 { UInt64(state) }
  func kind(of event: Road) -> Int { event.kind }
  func isFault(mark: Int) -> Bool { faults.contains(mark) }
}

extension MapModel {
  func explored(
    jobs: Int = 1, _ change: (inout ExplorerOptions) -> Void = { _ in }
  ) throws(ExplorerError) -> Exploration<Road> {
    var options = ExplorerOptions()
    options.jobs = jobs
    change(&options)
    let model = self
    return try Explorer(options: options) { model }.run().exploration
  }
}

extension ExplorationPath<MapModel.Road> {
  var names: String { events.map(\.name).joined(separator: " ") }
}

extension Exploration<MapModel.Road> {
  func path(to mark: Int) -> ExplorationPath<MapModel.Road>? {
    reached.first { $0.mark == mark }?.path
  }
}
