import GravityPresentation

/// One variation of a campaign.
struct LintedVariation: Sendable {
  let node: JSONNode
  let contents: [LintedContent]

  init(_ node: JSONNode, under profile: Profile) {
    self.node = node
    contents = (node["contents"]?.elements ?? []).map { LintedContent($0, under: profile) }
  }

  /// The content that is presented first (P5): one without a step, else that with the lowest.
  var root: LintedContent? {
    contents.first { $0.step == nil } ?? contents.min { ($0.step ?? 0) < ($1.step ?? 0) }
  }
}
