/// A run of words in a source text: where it begins and how long it is.
///
/// Lines and columns count from 1; columns count Unicode scalars, as the payload places do.
public struct SourceSpan: Hashable, Sendable {
  public let line: Int
  public let column: Int
  public let length: Int
  /// Which of the texts that a scenario is made of: 0 is its own file, the others are those that it includes.
  public let part: Int

  public init(line: Int, column: Int, length: Int, part: Int = 0) {
    self.line = line
    self.column = column
    self.length = length
    self.part = part
  }
}
