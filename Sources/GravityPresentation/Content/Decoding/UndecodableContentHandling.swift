/// What one content that breaks the contract does to its response (N5).
public enum UndecodableContentHandling: String, Hashable, Sendable, CaseIterable {
  /// The whole response fails, as the apps' SDKs are built.
  case failsResponse
  /// The content is left out and the fault kept.
  case isDropped
}
