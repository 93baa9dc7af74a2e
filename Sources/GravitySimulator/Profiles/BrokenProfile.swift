/// A profile that cannot be used, and everything that is wrong with its file.
public struct BrokenProfile: Error, Hashable, Sendable {
  /// In the order of the text; never empty.
  public let diagnostics: [Diagnostic]
}
