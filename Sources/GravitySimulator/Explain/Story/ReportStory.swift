/// Whether one occasion of a content was reported, to the app and to the server, and why not (E1–E4).
struct ReportStory: Encodable, Sendable {
  /// `load`, `impression`, `visibleImpression` or `close`.
  let occasion: String
  let content: String
  /// When it was reported; several times where the SDK does so; none where it was not.
  let times: [Int64]
  /// The event that the app was called back with, if it was.
  var callback: String?
  var urls: [URLStory] = []
  /// Why something of it is missing, in whole sentences.
  var because: [String] = []
}
