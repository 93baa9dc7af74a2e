import GravityPresentation

@testable import GravitySimulator

/// An exploration of a small world under a mutated policy.
struct PropertyExploration {
  let exploration: ScenarioExploration
  private let marks: MarkTable

  /// - Parameters:
  ///   - calls: What the app does, each once, whenever it likes.
  ///   - locks: How often it locks presentation.
  ///   - leaves: How often it takes its screen away.
  ///   - depth: How far to explore; nil for everything.
  init(
    _ policy: PresentationPolicy, _ plugins: PlugIns = .standard, calls: [Step] = [], locks: UInt8 = 0,
    leaves: UInt8 = 0, depth: Int? = nil, with prepare: (inout WorldSetup) throws -> Void
  ) throws {
    var setup = WorldSetup(profile: Profile(name: "mutated", policy: policy), plugins: plugins)
    try prepare(&setup)
    let prepared = setup
    var bounds = ExplorationBounds()
    (bounds.locks, bounds.backgrounds, bounds.leaves) = (locks, 0, leaves)
    let plan = ExplorationPlan(
      setup: { prepared.compiled() }, alphabet: [Self.trackView] + calls, bounds: bounds, properties: [])
    var options = ExplorerOptions()
    options.maxDepth = depth
    exploration = try PlanExplorer(plan).explore(options)
    let catalog = exploration.world.catalog
    marks = MarkTable(plan, catalog, TouchTable(catalog))
  }

  static let trackView = Step.trackView(
    PageContext(type: "HOMEPAGE", location: "app://home"), controller: nil)

  /// How many events the shortest way to a break of the property has; nil where there is none.
  func length(_ property: PropertyID, _ quirk: QuirkKind? = nil) -> Int? {
    let mark = marks.mark(PropertyBreak(property: property, quirk: quirk))
    return exploration.run.reached.first { $0.mark == mark }?.path.events.count
  }

  /// The properties that are broken, and not as a quirk.
  var faults: [PropertyID] { PropertyID.allCases.filter { length($0) != nil } }
}
