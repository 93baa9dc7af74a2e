import GravityPresentation

/// What a phone shows at one moment of a run.
struct PhoneScene: Hashable, Sendable {
  /// The name of the app's own controller on top.
  let screen: String
  /// The same in a sentence, for those who do not see it.
  let summary: String
}
