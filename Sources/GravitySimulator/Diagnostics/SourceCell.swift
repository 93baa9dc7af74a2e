/// One scalar of a source line as it is printed.
struct SourceCell {
  /// The terminal columns that it takes.
  let width: Int
  private let scalar: Unicode.Scalar
  private let isSpelled: Bool

  private static let tabWidth = 4
  /// More marks than any script puts on one letter would only hide how long the line is.
  private static let mostMarks = 8

  /// The cells of a line, one for each of its scalars.
  static func cells(of line: some Sequence<Unicode.Scalar>) -> [SourceCell] {
    var previous: Unicode.Scalar?
    var marks = 0
    return line.map { scalar in
      var cell = SourceCell(scalar, after: previous)
      previous = scalar
      marks = cell.width == 0 ? marks + 1 : 0
      if marks > mostMarks { cell = SourceCell(spelled: scalar) }
      return cell
    }
  }

  /// Cells as one text.
  static func text(of cells: ArraySlice<SourceCell>) -> String {
    var text = ""
    for cell in cells {
      if cell.isSpelled {
        text += spelled(cell.scalar)
      } else {
        text.unicodeScalars.append(cell.scalar)
      }
    }
    return text
  }

  private init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
    if TerminalText.isShownAsItself(scalar) {
      self.init(scalar, width: ColumnWidth.of(scalar, after: previous), isSpelled: false)
    } else {
      self.init(spelled: scalar)
    }
  }

  private init(spelled scalar: Unicode.Scalar) {
    self.init(scalar, width: Self.spelled(scalar).utf8.count, isSpelled: true)
  }

  private init(_ scalar: Unicode.Scalar, width: Int, isSpelled: Bool) {
    self.scalar = scalar
    self.width = width
    self.isSpelled = isSpelled
  }

  /// ASCII only.
  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? String(repeating: " ", count: tabWidth) : TerminalText.spelled(scalar)
  }
}
