/// A crash of the app (C2, P7).
struct CrashStory: Encodable, Sendable {
  let time: Int64
  /// The line of the scenario during which it happened.
  let line: Int?
  /// The included file that the line is of; nil for the scenario's own.
  let file: String?
  /// Such as `trackView before initialize is fatal under flutter-0.22.2 (C2)`.
  let reason: String
}
