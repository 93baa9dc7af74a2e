/// Everything that a machine reads and never changes: profile, plug-ins and catalogue.
///
/// A reference, so that a machine is its small state and one pointer. When a response joins, its owner makes a
/// larger environment and hands it to the machine; ids stay what they are.
public final class PresentationEnvironment: Sendable {
  public let profile: Profile
  public let plugins: PlugIns
  public let catalog: Catalog
  let policy: PresentationPolicy
  /// The rules in the order they are asked.
  let rules: [PlacedRule]
  /// Those of them that have a memory.
  let rememberingRules: [PlacedRule]

  public init(profile: Profile, plugins: PlugIns = .standard, catalog: Catalog = Catalog()) {
    self.profile = profile
    self.plugins = plugins
    self.catalog = catalog
    policy = profile.policy
    var places: UInt8 = 0
    let rules = plugins.rules.map { rule in
      guard rule.hasMemory else { return PlacedRule(rule: rule, place: nil) }
      defer { places += 1 }
      return PlacedRule(rule: rule, place: places)
    }
    self.rules = rules
    rememberingRules = rules.filter { $0.place != nil }
  }
}
