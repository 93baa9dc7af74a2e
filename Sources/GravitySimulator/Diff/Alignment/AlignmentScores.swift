/// The best that can still be had from each pair of places in two lists.
struct AlignmentScores {
  enum Move {
    case pair
    case rowAlone
    case lineAlone
  }

  /// An equal line outweighs any number of lines that are equal but for their time.
  private static let equal: Int32 = 1 << 16
  private static let otherTime: Int32 = 1

  private let width: Int
  private let height: Int
  private var best: [Int32]
  private var worth: [Int32]

  init(_ rows: [AlignedRow], _ lines: ArraySlice<ComparedLine>) {
    height = rows.count
    width = lines.count
    best = Array(repeating: 0, count: (height + 1) * (width + 1))
    worth = best
    for row in rows.indices.reversed() {
      for line in lines.indices.reversed() {
        let place = row * (width + 1) + line
        worth[place] = Self.worth(of: lines[line], beside: rows[row])
        let paired = worth[place] > 0 ? worth[place] + best[place + width + 2] : 0
        best[place] = max(paired, best[place + 1], best[place + width + 1])
      }
    }
  }

  private static func worth(of line: ComparedLine, beside row: AlignedRow) -> Int32 {
    guard row.text == line.text else { return 0 }
    return row.times.contains(line.time) ? equal : otherTime
  }

  /// What to do at a pair of places to get the best.
  func move(_ row: Int, _ line: Int) -> Move {
    guard row < height else { return .lineAlone }
    guard line < width else { return .rowAlone }
    let place = row * (width + 1) + line
    if worth[place] > 0, best[place] == worth[place] + best[place + width + 2] { return .pair }
    return best[place] == best[place + width + 1] ? .rowAlone : .lineAlone
  }
}
