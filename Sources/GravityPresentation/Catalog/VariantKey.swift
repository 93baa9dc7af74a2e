import GravityActions

/// What tells the variants of one content apart: each is a content of its own to the machine.
struct VariantKey: Hashable, Sendable {
  enum Surface: Hashable, Sendable {
    /// Presented by its delivery method.
    case presented
    /// Drawn by an inline component, whatever its method (N1).
    case inline
  }

  /// The content as it joined.
  let base: ContentID
  let surface: Surface
  let answers: Answers
}
