/// What becomes of a payload when the app gives it the occasion, and nobody does anything.
struct CheckedShowing: Encodable {
  enum Manner: String, Encodable {
    /// A trigger that offers it presents something.
    case trigger
    /// An inline component draws it (N1).
    case inline
    case nothing
  }

  let manner: Manner
  /// What comes first, as its method and its content.
  let first: String?
  /// Why a trigger presents nothing.
  let reason: String?
  /// In order; those at which nothing happens are left out.
  let moments: [CheckedMoment]
  /// Whether it goes without anybody's doing.
  let leavesByItself: Bool
  /// Known surprises of the SDK that come with it, each once.
  let quirks: [KnownQuirkStory]
}
