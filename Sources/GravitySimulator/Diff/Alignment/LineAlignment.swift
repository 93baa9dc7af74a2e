import GravityPresentation

/// Several lists of lines as rows, so that equal lines stand beside each other.
///
/// A longest common subsequence decides: of all ways to put a further list beside the rows that are there, the one
/// with the most equal lines wins, and among those the one with the most lines that differ in nothing but their
/// time.
struct LineAlignment {
  /// More lines of one list than this between the common beginning and end are left out: nobody reads them, and
  /// the work grows with the square.
  static let limit = 400

  private(set) var rows: [AlignedRow] = []
  /// How many lines of the longest list were left out.
  private(set) var leftOut = 0

  init(_ columns: [[ComparedLine]]) {
    let shortest = columns.map(\.count).min() ?? 0
    guard let first = columns.first else { return }
    let start = (0..<shortest).first { index in columns.contains { $0[index] != first[index] } } ?? shortest
    let end =
      (0..<shortest - start).first { index in
        columns.contains { $0[$0.count - 1 - index] != first[first.count - 1 - index] }
      } ?? shortest - start
    rows = first[..<start].map { row($0, in: columns.indices, of: columns.count) }
    rows += middle(columns.map { Array($0[start..<$0.count - end]) })
    rows += first[(first.count - end)...].map { row($0, in: columns.indices, of: columns.count) }
  }

  private func row(_ line: ComparedLine, in columns: Range<Int>, of count: Int) -> AlignedRow {
    AlignedRow(
      text: line.text, times: (0..<count).map { columns.contains($0) ? line.time : nil })
  }

  private mutating func middle(_ columns: [[ComparedLine]]) -> [AlignedRow] {
    leftOut = max(0, (columns.map(\.count).max() ?? 0) - Self.limit)
    var rows: [AlignedRow] = []
    for (number, lines) in columns.enumerated() {
      rows = merge(rows, lines.prefix(Self.limit), column: number, of: columns.count)
    }
    return rows
  }

  private func merge(
    _ rows: [AlignedRow], _ lines: ArraySlice<ComparedLine>, column: Int, of count: Int
  ) -> [AlignedRow] {
    let scores = AlignmentScores(rows, lines)
    var merged: [AlignedRow] = []
    var (row, line) = (0, 0)
    while row < rows.count || line < lines.count {
      switch scores.move(row, line) {
      case .pair:
        var paired = rows[row]
        paired.times[column] = lines[line].time
        merged.append(paired)
        row += 1
        line += 1
      case .rowAlone:
        merged.append(rows[row])
        row += 1
      case .lineAlone:
        merged.append(self.row(lines[line], in: column..<column + 1, of: count))
        line += 1
      }
    }
    return merged
  }
}
