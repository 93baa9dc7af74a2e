/// One presentation: what was shown, how long, what was reported of it and what was not.
struct PresentationStory: Encodable, Sendable {
  /// Counts from 1 in the order in which they were asked for.
  let number: Int
  let content: String
  let method: String
  /// The controller it stands on.
  let host: String
  /// What brought it, such as `campaign primer, trigger 1`.
  let origin: String
  /// When the view appeared; nil where it never did.
  var from: Int64?
  /// When it was gone; nil where it is on screen at the end.
  var until: Int64?
  let ending: String
  let reports: [ReportStory]
  let touches: [TouchStory]
  /// Its products, in the server's order; nil where the content has none.
  var products: [CardStory]?
}
