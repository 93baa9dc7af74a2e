extension ScenarioLexer {
  static let lineFeed = UInt8(ascii: "\n")
  static let colon = UInt8(ascii: ":")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case lineFeed, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "="): true
    default: false
    }
  }

  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over one byte; bytes that continue a scalar take no column.
  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == Self.lineFeed {
      line += 1
      column = 1
    } else if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// Whether there was anything to skip, or the line begins here.
  mutating func skipBlanks() -> Bool {
    let start = offset
    let isStart = column == 1
    while let byte = peek(), Self.isBlank(byte) { advance() }
    return isStart || offset > start
  }

  /// Moves to the line's end, where nobody asks for the column any more.
  mutating func skipLine() {
    offset = LineEnds.next(in: bytes, from: offset) ?? bytes.count
  }

  /// Moves to the next byte that `ends` has, or to the end of the text; as fast as can be.
  mutating func skipRun(_ ends: [Bool]) {
    (offset, column) = bytes.withUnsafeBufferPointer { [offset, column] bytes in
      ends.withUnsafeBufferPointer { ends in
        var place = offset
        var scalars = column
        while place < bytes.count, !ends[Int(bytes[place])] {
          if bytes[place] & 0xC0 != 0x80 { scalars += 1 }
          place += 1
        }
        return (place, scalars)
      }
    }
  }

  /// Moves behind the word; as fast as can be, since nothing keeps a word from filling the whole file.
  ///
  /// - Returns: Whether it holds printable ASCII alone.
  mutating func skipWord() -> Bool {
    let ends = Self.wordEnds
    let isPlain: Bool
    (offset, column, isPlain) = bytes.withUnsafeBufferPointer { [offset, column] bytes in
      var place = offset
      var scalars = column
      var isPlain = true
      while place < bytes.count, !ends[Int(bytes[place])] {
        let byte = bytes[place]
        if byte & 0xC0 != 0x80 { scalars += 1 }
        if byte < 0x20 || byte > 0x7E { isPlain = false }
        place += 1
      }
      return (place, scalars, isPlain)
    }
    return isPlain
  }

  /// For each byte, whether it ends a word.
  private static let wordEnds = (0...UInt8.max).map { isBlank($0) || endsWord($0) }

  /// From `start` to here, or to the end of its line where that lies behind.
  func span(from start: SourceSpan) -> SourceSpan {
    SourceSpan(line: start.line, column: start.column, length: max(1, column - start.column), part: part)
  }

  static func span(from start: SourceSpan, to end: SourceSpan) -> SourceSpan {
    guard start.line == end.line else { return start }
    let length = end.column + end.length - start.column
    return SourceSpan(line: start.line, column: start.column, length: max(1, length), part: start.part)
  }
}
