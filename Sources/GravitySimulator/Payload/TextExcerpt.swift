/// The part of a line that a message shows, and where in it the caret goes.
///
/// Payloads come minified as often as not: of a long line only the surroundings are shown.
public struct TextExcerpt: Hashable, Sendable {
  /// One line; what has no width of its own is shown as a space.
  public let text: String
  /// Counted in Unicode scalars, from one; one past the end where the text ends too early.
  public let caretColumn: Int

  private static let reachBefore = 60
  private static let reachAfter = 40

  /// The surroundings of a byte.
  init(around target: Int, in bytes: [UInt8]) {
    let target = min(target, bytes.count)
    // A scalar has four bytes at most, so no more than these need to be looked at.
    let earliest = max(0, target - 4 * TextExcerpt.reachBefore)
    let latest = min(bytes.count, target + 4 * TextExcerpt.reachAfter)
    var start = target
    while start > earliest, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = target
    while end < latest, bytes[end] != UInt8(ascii: "\n") { end += 1 }

    let before = TextExcerpt.scalars(of: bytes[start..<target]).suffix(TextExcerpt.reachBefore)
    let after = TextExcerpt.scalars(of: bytes[target..<end]).prefix(TextExcerpt.reachAfter)
    var text = ""
    text.unicodeScalars.append(contentsOf: before)
    text.unicodeScalars.append(contentsOf: after)
    while after.count > 0, text.hasSuffix(" ") { text.removeLast() }
    self.text = text
    caretColumn = before.count + 1
  }

  private static func scalars(of bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar
    }
  }
}
