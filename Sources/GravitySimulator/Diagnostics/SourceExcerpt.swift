/// A source line as it is shown: cut to the room there is, with the carets' place below it.
struct SourceExcerpt {
  /// The printable text, with `…` where the line goes on.
  let text: String
  /// The columns before the first caret.
  let indent: Int
  /// How many carets there are, never none.
  let caretCount: Int

  private static let widest = 160
  private static let ellipsis = "…"
  /// More scalars than fit, marks included: what lies further from the span cannot be shown.
  private static let reach = 4096

  /// - Parameters:
  ///   - line: the whole line, unfiltered.
  ///   - column: the first scalar of the span, from 1; moved into the line or right behind it.
  ///   - length: the scalars of the span; shortened to those that are in the line.
  init(line: String, column: Int, length: Int) {
    let scalars = line.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: max(column, 1) - 1, limitedBy: scalars.endIndex)
    let before = scalars[..<(start ?? scalars.endIndex)].suffix(Self.reach)
    let after = scalars[before.endIndex...].prefix(Self.reach)
    let cells = SourceCell.cells(of: scalars[before.startIndex..<after.endIndex])
    let first = before.count
    let end = first + min(max(length, 0), cells.count - first)
    let shown = Self.window(of: cells, around: first..<end)
    let isCut = (before: before.startIndex > scalars.startIndex, after: after.endIndex < scalars.endIndex)
    let head = isCut.before || shown.lowerBound > 0 ? Self.ellipsis : ""
    let tail = isCut.after || shown.upperBound < cells.count ? Self.ellipsis : ""
    self.text = head + SourceCell.text(of: cells[shown]) + tail
    self.indent = head.count + Self.width(cells[shown.lowerBound..<max(first, shown.lowerBound)])
    self.caretCount = max(1, Self.width(cells[(first..<end).clamped(to: shown)]))
  }

  /// The cells that are shown: all of a line that fits, else those around the middle of the span, or
  /// from its beginning if the span itself does not fit.
  private static func window(of cells: [SourceCell], around span: Range<Int>) -> Range<Int> {
    let total = width(cells[...])
    guard total > widest else { return cells.indices }
    let room = widest - 2
    let spanStart = width(cells[..<span.lowerBound])
    let spare = max(0, room - width(cells[span]))
    let start = min(max(0, spanStart - spare / 2), total - room)

    var lower = 0
    var passed = 0
    while lower < span.lowerBound, passed < start || (lower > 0 && cells[lower].width == 0) {
      passed += cells[lower].width
      lower += 1
    }
    var upper = lower
    var left = room
    while upper < cells.count, cells[upper].width <= left {
      left -= cells[upper].width
      upper += 1
    }
    return lower..<upper
  }

  private static func width(_ cells: ArraySlice<SourceCell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
