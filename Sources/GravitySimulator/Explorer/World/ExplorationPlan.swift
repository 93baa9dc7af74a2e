import GravityPresentation

/// What an exploration is about: the world it starts from, what may happen in it, and what must hold.
struct ExplorationPlan: Sendable {
  /// Compiled anew for each worker: references to one and the same environment would be counted by all of them.
  let setup: @Sendable () -> CompiledSetup
  /// The calls and host steps, each of which happens once at most.
  let alphabet: [Step]
  let bounds: ExplorationBounds
  let properties: [ScenarioProperty]
  /// States that differ in names alone are one.
  var mergesSymmetric = true
  /// For each call the equal ones before it, as bits.
  let twins: [UInt64]

  init(
    setup: @escaping @Sendable () -> CompiledSetup, alphabet: [Step], bounds: ExplorationBounds,
    properties: [ScenarioProperty]
  ) {
    self.setup = setup
    self.alphabet = alphabet
    self.bounds = bounds
    self.properties = properties
    twins = alphabet.indices.map { number in
      alphabet.indices.prefix(number).reduce(0) { twins, other in
        alphabet[other] == alphabet[number] ? twins | 1 << UInt64(other) : twins
      }
    }
  }

  func makeWorld() throws -> SimulatedWorld {
    var world = try SimulatedWorld(setup(), keepsTimeline: false, isExplored: true)
    world.monitor = PropertyMonitor()
    world.keepsHistory = needsHistory
    // So that every worker numbers them alike.
    for name in controllerNames { _ = world.names.addedID(of: name) }
    world.watch(properties)
    return world
  }

  /// More than a state can count.
  static let longestAlphabet = 64
}
