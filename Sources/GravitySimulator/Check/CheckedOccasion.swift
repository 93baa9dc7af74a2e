/// What is reported when a content is loaded or appears (E1–E3).
struct CheckedOccasion: Encodable, Hashable {
  /// Such as `visible impression`.
  let occasion: String
  /// Missing where the app is not called back.
  let callback: String?
  let urls: Int
}
