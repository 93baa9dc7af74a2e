/// The part of a line that a message may show: of a long one only what lies around the place.
struct LintExcerpt: Hashable, Sendable {
  let text: String
  /// The place in it, in Unicode scalars from one.
  let column: Int

  /// More than a message has room for on either side, in scalars.
  private static let reach = 200

  /// The surroundings of a byte.
  init(around target: Int, in bytes: [UInt8]) {
    let target = min(target, bytes.count)
    var start = target
    var before = 0
    while start > 0, before < Self.reach, bytes[start - 1] != UInt8(ascii: "\n") {
      start -= 1
      if !Self.continues(bytes[start]) { before += 1 }
    }
    var end = target
    var behind = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if !Self.continues(bytes[end]) { behind += 1 }
      if behind > Self.reach { break }
      end += 1
    }
    if end > target, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    text = String(decoding: bytes[start..<end], as: UTF8.self)
    column = before + 1
  }

  /// The surroundings of a scalar of a line.
  ///
  /// - Parameter column: Counted from one.
  init(line: String, column: Int) {
    let head = line.unicodeScalars.prefix(max(column, 1) - 1)
    self.init(around: head.reduce(0) { $0 + UTF8.width($1) }, in: Array(line.utf8))
  }

  /// Whether a byte belongs to the scalar that an earlier one has begun.
  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
