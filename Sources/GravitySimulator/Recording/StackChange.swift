import GravityPresentation

/// A presentation that came onto the stack, or left it (D12).
struct StackChange: Sendable {
  let presentation: PresentationID
  /// The controller that it stands on; nil where it left.
  let host: ControllerID?
  let isThere: Bool
  let time: Instant
}
