import GravityPresentation

extension Wording {
  /// `A3 the close was reported twice (promo-1)`.
  static func text(of quirk: Quirk, in world: SimulatedWorld) -> String {
    "\(quirk.id.rawValue) \(sentence(of: quirk.id))\(subject(of: quirk.subject, in: world))"
  }

  /// What happened, in one sentence.
  static func sentence(of id: QuirkID) -> String {
    switch id {
    case .p7: "delays add up along the trigger"
    case .p11: "the next candidate is tried although one is presented"
    case .d4: "the close button has no action and does nothing"
    case .d9: "the snack bar is invisible, or is closed a second time by its timer"
    case .d10: "the campaign went with its host and reported no close"
    case .d11: "a grid of products draws nothing"
    case .a2: "the close urls are hit twice"
    case .a3: "the close is reported twice"
    case .a7: "the settings open right after the user said no"
    case .a9: "the campaign was closed for a step that does not come"
    case .n5: "one content that does not decode fails the whole response"
    }
  }

  private static func subject(of subject: Quirk.Subject, in world: SimulatedWorld) -> String {
    switch subject {
    case .candidate(let candidate): " (\(world.catalog.candidate(candidate).campaignId))"
    case .content(let content): " (\(name(of: content, in: world)))"
    case .body(let body): world.setup.faults[body].map { " (\($0))" } ?? ""
    case .push: ""
    }
  }
}
