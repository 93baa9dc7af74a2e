/// How the system answered one push request (A7).
public struct PushAnswer: Hashable, Sendable, BitwiseCopyable {
  public var granted: Bool
  /// Whether the user was asked; a refusal without a prompt was made earlier.
  public var promptShown: Bool

  public init(granted: Bool, promptShown: Bool) {
    self.granted = granted
    self.promptShown = promptShown
  }
}
