import GravityPresentation

/// One variation of a campaign.
struct LintedVariation: Sendable {
  let node: JSONNode
  let contents: [LintedContent]
  /// Whether components draw its root (N1).
  let isInline: Bool
  /// The content that is presented first (P5), or would be if the SDK presented one.
  let root: LintedContent?

  init(_ node: JSONNode, under profile: Profile, isInline: Bool) {
    self.node = node
    self.isInline = isInline
    // What is no object keeps the response from decoding, and is told as that.
    let nodes = node.list("contents").filter { $0.kind == .object }
    let steps = nodes.map { $0["step"]?.integer }
    let choice = isInline ? profile.policy.inlineRoot : profile.policy.rootContent
    let place = choice.place(among: steps) ?? RootContentChoice.withoutStepElseLowest.place(among: steps)
    let contents = nodes.enumerated().map { number, node in
      let role: LintedContent.Role = number != place ? .step : isInline ? .inlineRoot : .root
      return LintedContent(node, under: profile, as: role)
    }
    self.contents = contents
    root = place.map { contents[$0] }
  }

  var campaignID: String? { node["campaignId"]?.string }

  /// The root as another SDK chooses it; nil for none.
  func root(under policy: PresentationPolicy) -> LintedContent? {
    let choice = isInline ? policy.inlineRoot : policy.rootContent
    return choice.place(among: contents.map(\.step)).map { contents[$0] }
  }
}
