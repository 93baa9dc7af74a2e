/// A scenario's text, with the bytes behind its lines and columns.
struct LintedText {
  let name: String
  /// Without a byte order mark, which no column counts.
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ file: SourceFile) {
    name = file.displayName
    bytes = Array(file.text.utf8.dropFirst(ByteOrderMark.length(in: file.text.utf8)))
    var starts = [0]
    while let last = starts.last, let end = LineEnds.next(in: bytes, from: last) { starts.append(end + 1) }
    lineStarts = starts
  }

  /// The bytes of some words.
  func range(of span: SourceSpan) -> Range<Int> {
    guard lineStarts.indices.contains(span.line - 1) else { return bytes.count..<bytes.count }
    let start = offset(of: span.column - 1, scalarsBehind: lineStarts[span.line - 1])
    return start..<offset(of: span.length, scalarsBehind: start)
  }

  func placed(_ findings: [LintFinding]) -> [PlacedFinding] {
    let places = LintPlaces(of: findings.map(\.bytes), in: bytes)
    return findings.map { PlacedFinding($0, in: name, at: places) }
  }

  /// The byte so many scalars on, or the end of the line.
  private func offset(of count: Int, scalarsBehind start: Int) -> Int {
    var offset = start
    for _ in 0..<max(count, 0) where offset < bytes.count && bytes[offset] != UInt8(ascii: "\n") {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
