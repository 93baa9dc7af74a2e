/// A statement of the format: its first word, and how it is written.
public struct StatementForm: Hashable, Sendable {
  public let keyword: String
  /// The whole statement with its placeholders; several forms are separated by ` or `.
  public let signature: String

  init(_ keyword: String, _ signature: String) {
    self.keyword = keyword
    self.signature = signature
  }
}
