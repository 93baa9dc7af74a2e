/// A line and a column of a text, both counted from one, found by walking over its bytes.
struct TextPosition: Hashable, Sendable {
  private(set) var line = 1
  private(set) var column = 1
  private var offset = 0

  static let start = TextPosition()

  /// Walks on to a byte; one that lies behind, or beyond the end, ends the walk where it can.
  mutating func advance(to target: Int, in bytes: [UInt8]) {
    let end = min(target, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if offset == end || bytes[offset] & 0xC0 != 0x80 {
        // Bytes that continue a scalar do not count: the column moves where the scalar ends.
        column += 1
      }
    }
  }

  /// The place of a byte.
  init(of target: Int, in bytes: [UInt8]) {
    advance(to: target, in: bytes)
  }

  private init() {}
}
