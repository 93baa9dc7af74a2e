import GravityPresentation

/// What was chosen for one campaign, selector or group.
struct LintedCampaign: Sendable {
  let node: JSONNode
  let variations: [LintedVariation]

  init(_ node: JSONNode, under profile: Profile) {
    self.node = node
    let isInline = node["selector"] != nil
    variations = node.list("payload").map { LintedVariation($0, under: profile, isInline: isInline) }
  }
}
