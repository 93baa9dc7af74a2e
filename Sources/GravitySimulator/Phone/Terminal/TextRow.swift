/// Texts in columns of a terminal.
enum TextRow {
  static func width(_ text: String) -> Int { ColumnWidth.of(text) }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - ColumnWidth.of(text)))
  }

  static func aligned(_ text: String, _ alignment: PhoneAlignment, _ width: Int) -> String {
    let space = max(0, width - ColumnWidth.of(text))
    let left =
      switch alignment {
      case .start: 0
      case .center: space / 2
      case .end: space
      }
    return padded(String(repeating: " ", count: left) + text, width)
  }

  /// A printable text on one line, with an ellipsis where it is longer.
  static func cut(_ text: String, _ width: Int) -> String {
    TextWrap.oneLine(text, limit: Double(max(1, width))) { Double(ColumnWidth.of(String($0))) }
  }

  /// A foreign text in lines.
  static func wrapped(_ text: String, _ width: Int, most: Int) -> [String] {
    let lines = DrawnText.safe(text).split(separator: "\n", omittingEmptySubsequences: false)
    let printable = lines.map { TerminalText.sanitized(String($0)) }.joined(separator: "\n")
    let columns: (Character) -> Double = { Double(ColumnWidth.of(String($0))) }
    return TextWrap(printable, limit: Double(max(2, width)), most: most, width: columns).lines
  }
}
