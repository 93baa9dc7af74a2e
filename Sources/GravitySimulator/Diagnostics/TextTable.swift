/// Cells in columns that are as wide as their widest cell, two spaces apart; nothing is wrapped.
struct TextTable {
  private let widths: [Int]
  private static let gap = 2

  /// - Parameter rows: all rows that are to stand below each other, printable and each with a cell for every column.
  init(fitting rows: [[String]]) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        let width = ColumnWidth.of(cell)
        if column < widths.count {
          widths[column] = max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
    self.widths = widths
  }

  /// One row, without spaces at its end.
  func line(_ row: [String]) -> String {
    var line = ""
    var spaces = 0
    for (cell, width) in zip(row, widths) {
      guard !cell.isEmpty else {
        spaces += width + Self.gap
        continue
      }
      line += String(repeating: " ", count: spaces) + cell
      spaces = width - ColumnWidth.of(cell) + Self.gap
    }
    return line
  }
}
