import GravityPresentation

/// A server's response as rules look at it: what the SDKs read of it, with the places of its parts.
///
/// Nothing is required to be there: what is missing or of another type is left out, and other rules tell of that.
struct LintedPayload: Sendable {
  let root: JSONNode
  /// Under whose rules it is looked at.
  let profile: Profile
  /// One for each campaign of a response to /choose.
  let campaigns: [LintedCampaign]

  let variations: [LintedVariation]
  /// In the order of the text.
  let contents: [LintedContent]
  /// In the order of the text.
  let clicks: [LintedClick]

  init(_ root: JSONNode, under profile: Profile) {
    self.root = root
    self.profile = profile
    campaigns = (root["data"]?.elements ?? []).map { LintedCampaign($0, under: profile) }
    variations = campaigns.flatMap(\.variations)
    contents = variations.flatMap(\.contents)
    clicks = contents.flatMap(\.clicks)
  }

  /// The candidates of a response to /visit or /event.
  var candidates: [JSONNode] { root["campaigns"]?.elements ?? [] }
}
