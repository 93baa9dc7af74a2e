import GravityPresentation

/// What was chosen for one campaign, selector or group.
struct LintedCampaign: Sendable {
  let node: JSONNode
  let variations: [LintedVariation]

  init(_ node: JSONNode, under profile: Profile) {
    self.node = node
    variations = (node["payload"]?.elements ?? []).map { LintedVariation($0, under: profile) }
  }
}
