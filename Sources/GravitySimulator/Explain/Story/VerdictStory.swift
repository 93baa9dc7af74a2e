/// How a candidate ended.
struct VerdictStory: Encodable, Hashable, Sendable {
  /// The word that scenarios use for it.
  let reason: String
  /// The values it was decided on, in words.
  var values: String?
  let time: Int64
}
