import GravityPresentation

extension Wording {
  /// Why the app crashed: `trackView before initialize is fatal under flutter-0.22.2`.
  static func text(of reason: CrashReason, in world: SimulatedWorld) -> String {
    let profile = world.machine.environment.profile.name
    switch reason {
    case .calledBeforeInitialize(let call):
      return "\(name(of: call)) before initialize is fatal under \(profile) (C2)"
    case .negativeDelay(let candidate):
      let campaign = world.catalog.candidate(candidate).campaignId
      return "the negative delay of \(campaign) is fatal under \(profile) (P7)"
    }
  }
}
