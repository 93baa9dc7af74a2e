import GravityActions

/// The plug-ins of one environment: delivery methods, click actions and admission rules.
public struct PlugIns: Sendable {
  public var deliveryMethods: DeliveryRegistry
  public var actions: ActionRegistry
  /// Inputs and conditions of elements beyond the built-in kinds.
  public var inputs = InputRegistry.standard
  /// The app registered a builder for product cards (D11).
  public var buildsProductCards = true
  /// N3; nil for an app without one.
  public var productFilter: (any ProductFilter)?
  public internal(set) var rules: [any AdmissionRule]

  public static let standard = PlugIns()

  public init() {
    deliveryMethods = .standard
    actions = .standard
    rules = [HostActiveRule(), LockRule(), PresentableRule(), HostFreeRule()]
  }

  /// Adds an admission rule behind the ones that are there.
  ///
  /// - Throws: `RuleRefused` where a rule has its name already, or memory for rules has run out.
  public mutating func register(_ rule: some AdmissionRule) throws(RuleRefused) {
    if rules.contains(where: { $0.name == rule.name }) { throw .nameTaken(rule.name) }
    let withMemory = rules.count { $0.hasMemory }
    if rule.hasMemory, withMemory == RuleScratch.capacity { throw .noMemoryLeft(rule.name) }
    if rules.count > Int(UInt8.max) { throw .tooManyRules(rule.name) }
    rules.append(rule)
  }
}
