import GravityPresentation

@testable import GravitySimulator

/// Drives a watched world by hand, and tells what broke.
enum PropertyRun {
  /// - Parameters:
  ///   - policy: The profile's switches.
  ///   - prepare: Puts campaigns into the setup.
  ///   - drive: The steps.
  static func breaks(
    _ policy: PresentationPolicy, _ plugins: PlugIns = .standard,
    _ prepare: (inout WorldSetup) throws -> Void, _ drive: (inout SimulatedWorld) throws -> Void
  ) throws -> [PropertyBreak] {
    var setup = WorldSetup(profile: Profile(name: "mutated", policy: policy), plugins: plugins)
    try prepare(&setup)
    var world = try SimulatedWorld(setup)
    world.watchProperties()
    try drive(&world)
    world.concludeProperties()
    return world.monitor?.breaks ?? []
  }

  /// `ideal` with another value for a switch.
  static func mutated(_ change: (inout PresentationPolicy) -> Void) -> PresentationPolicy {
    var policy = PresentationPolicy.ideal
    change(&policy)
    return policy
  }
}
