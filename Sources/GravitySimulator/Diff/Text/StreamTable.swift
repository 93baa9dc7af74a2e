import GravityPresentation

/// A stream side by side: a column of times for each group of profiles, and behind them what happened.
///
/// A row stands for one thing; a column without it has `–`. Rows in which the columns differ begin with `*`.
struct StreamTable {
  /// The widest line, of which the last part is the text.
  static let width = 120
  /// The narrowest text, which many wide columns may push beyond the width.
  private static let smallestText = 36
  /// Equal rows kept around those that differ.
  private static let context = 2
  private static let rowLimit = 200

  private let headers: [[String]]
  private let alignment: LineAlignment
  private let paint: Paint

  /// - Parameters:
  ///   - headers: The names of each group's profiles.
  ///   - columns: Each group's lines.
  init(headers: [[String]], columns: [[ComparedLine]], paint: Paint) {
    self.headers = headers
    alignment = LineAlignment(columns)
    self.paint = paint
  }

  var lines: [String] {
    let widths = columnWidths
    var lines = headerLines(widths)
    var equal: [AlignedRow] = []
    var count = 0
    for row in alignment.rows {
      if row.isEqual {
        equal.append(row)
        continue
      }
      guard count < Self.rowLimit else { break }
      lines += shown(equal, isStart: count == 0, isEnd: false).flatMap { self.lines(of: $0, widths) }
      lines += self.lines(of: .row(row), widths)
      equal = []
      count += 1
    }
    let differing = alignment.rows.count { !$0.isEqual }
    let rest = max(0, differing - Self.rowLimit) + alignment.leftOut
    if rest > 0 { lines.append("  " + DiffWording.linesLeftOut(rest)) }
    return lines + shown(equal, isStart: count == 0, isEnd: true).flatMap { self.lines(of: $0, widths) }
  }

  private enum Shown {
    case row(AlignedRow)
    case equal(Int)
  }

  /// Of many equal rows only those next to a difference are shown.
  private func shown(_ rows: [AlignedRow], isStart: Bool, isEnd: Bool) -> [Shown] {
    let first = isStart ? 0 : Self.context
    let last = isEnd ? 0 : Self.context
    guard rows.count > first + last + 1 else { return rows.map { .row($0) } }
    return rows.prefix(first).map { .row($0) } + [.equal(rows.count - first - last)]
      + rows.suffix(last).map { .row($0) }
  }

  private var columnWidths: [Int] {
    headers.indices.map { column in
      let names = headers[column].map { TextColumns.width(of: $0) }
      let times = alignment.rows.map { time(of: $0, in: column).count }
      return (names + times).max() ?? 1
    }
  }

  private func headerLines(_ widths: [Int]) -> [String] {
    let height = headers.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let names = headers.indices.map { column in
        let isThere = line < headers[column].count
        return TextColumns.padded(isThere ? headers[column][line] : "", to: widths[column])
      }
      return trimmed("    " + names.joined(separator: "  "))
    }
  }

  private func lines(of shown: Shown, _ widths: [Int]) -> [String] {
    switch shown {
    case .equal(let count): return ["    " + DiffWording.equalLines(count)]
    case .row(let row):
      let times = widths.indices.map { TextColumns.padded(time(of: row, in: $0), to: widths[$0]) }
      let start = (row.isEqual ? "    " : "  * ") + times.joined(separator: "  ") + "  "
      let indent = TextColumns.width(of: start)
      let room = max(Self.smallestText, Self.width - indent)
      let texts = TextColumns.wrapped(row.text, to: room)
      return texts.enumerated().map { number, text in
        let line = number == 0 ? start + text : String(repeating: " ", count: indent + 2) + text
        return row.isEqual ? line : paint.difference(line)
      }
    }
  }

  private func time(of row: AlignedRow, in column: Int) -> String {
    row.times[column].map { TimeText.seconds($0) } ?? "–"
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
