/// One inline component: what it loaded, what it drew and why it drew nothing, what was reported of it (N1, E11).
struct InlineStory: Encodable, Sendable {
  /// The scenario's name for it.
  let name: String
  /// `swiftUI`, `uiKit` or `list`.
  let kind: String
  /// What it loads by, such as `selector “feed”`.
  let source: String
  /// The screen that it stands on.
  let host: String
  let from: Int64
  /// When it was gone; nil where it is there at the end.
  var until: Int64?
  /// When its screen came into the window.
  let appearances: [Int64]
  let drawings: [DrawingStory]
  /// Its height in points at the end; nil where it is as high as what it draws.
  var height: Double?
  /// What its requests brought, drawn or not (E1).
  let loads: [ReportStory]
  /// One each for impression and visible impression of each content that it drew.
  let reports: [ReportStory]
  let touches: [TouchStory]
  let products: [CardStory]
}
