/// How a content goes without anybody's doing (D5).
struct CheckedLeaving: Encodable, Hashable {
  /// After it has appeared.
  let milliseconds: Int64
  let callbacks: [CheckedCount]
  /// Tracking urls by the type of their entry.
  let urls: [CheckedCount]
}
