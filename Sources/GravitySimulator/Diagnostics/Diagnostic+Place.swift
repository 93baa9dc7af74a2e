extension Diagnostic {
  /// The words of a file that a diagnostic is about.
  ///
  /// Lines and columns count from 1; columns and the length count Unicode scalars.
  public struct Place: Hashable, Sendable {
    /// The file as the user knows it.
    public let file: String
    public let line: Int
    public let column: Int
    public let length: Int

    public init(file: String, line: Int, column: Int, length: Int) {
      self.file = file
      self.line = line
      self.column = column
      self.length = length
    }
  }
}
