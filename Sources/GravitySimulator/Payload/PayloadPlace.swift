/// A place in a text, as people count: lines and columns from one.
///
/// A column counts Unicode scalars. A payload written inside a scenario has places in the scenario's file.
public struct PayloadPlace: Hashable, Sendable {
  /// The name messages call the file by.
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Where a text that begins at this place has the given place of its own.
  func moved(to place: TextPosition) -> PayloadPlace {
    PayloadPlace(
      file: file,
      line: line + place.line - 1,
      column: place.line == 1 ? column + place.column - 1 : place.column)
  }
}
