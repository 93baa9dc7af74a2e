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
  /// Every url of every entry, of contents and of slots.
  let trackingURLs: [JSONNode]
  /// What keeps the response from decoding, in no particular order.
  let faults: [ShapeFault]

  init(_ root: JSONNode, under profile: Profile) {
    self.root = root
    self.profile = profile
    campaigns = root.list("data").map { LintedCampaign($0, under: profile) }
    variations = campaigns.flatMap(\.variations)
    contents = variations.flatMap(\.contents)
    clicks = contents.flatMap(\.clicks)
    trackingURLs = contents.flatMap(\.entryLists).joined().flatMap { $0.node.list("urls") }
    faults = ShapeReader.faults(in: root, under: profile.policy.decoding)
  }

  /// The candidates of a response to /visit or /event.
  var candidates: [JSONNode] { root.list("campaigns") }
}
