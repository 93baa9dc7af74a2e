/// One scalar of a source line as it is printed.
struct SourceCell {
  let text: String
  /// The terminal columns that the text takes.
  let width: Int

  private static let tabWidth = 4
  /// More marks than any script puts on one letter would only hide how long the line is.
  private static let mostMarks = 8

  /// The cells of a line, one for each of its scalars.
  static func cells(of line: String) -> [SourceCell] {
    var previous: Unicode.Scalar?
    var marks = 0
    return line.unicodeScalars.map { scalar in
      var cell = SourceCell(scalar, after: previous)
      previous = scalar
      marks = cell.width == 0 ? marks + 1 : 0
      if marks > mostMarks { cell = SourceCell(spelled: TerminalText.spelled(scalar)) }
      return cell
    }
  }

  private init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
    if scalar == "\t" {
      self.init(spelled: String(repeating: " ", count: Self.tabWidth))
    } else if TerminalText.isShownAsItself(scalar) {
      self.init(text: String(scalar), width: ColumnWidth.of(scalar, after: previous))
    } else {
      self.init(spelled: TerminalText.spelled(scalar))
    }
  }

  /// - Parameter text: ASCII only.
  private init(spelled text: String) {
    self.init(text: text, width: text.utf8.count)
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }
}
