/// A payload as a map: its contents, and every way between them and off the screen, under one profile.
struct CampaignMap: Hashable, Sendable {
  let file: String
  let profile: String
  let variations: [MapVariation]
  /// In the order of the payload.
  let contents: [MapContent]
  /// In the order in which ways lead to them.
  let missingSteps: [MapMissingStep]
  /// By their contents, in the order in which these draw them; gestures and time come last.
  let ways: [MapWay]
  /// How many contents do not decode and are left out (N5).
  let undecodable: Int
}
