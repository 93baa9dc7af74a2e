/// A JSON text with the place of every value in it, in the order of the text.
///
/// Nothing is decoded before it is asked for: most values of a payload are never looked at.
final class JSONTree: Sendable {
  struct Entry: Sendable {
    let kind: JSONNode.Kind
    /// The key's bytes with their quotes; empty for what is no member.
    let key: Range<Int32>
    /// The value's bytes.
    var bytes: Range<Int32>
    /// The entry behind all that is inside of the value.
    var next: Int32
  }

  let bytes: [UInt8]
  let entries: [Entry]
  /// How many arrays and objects are open at once, at most.
  let depth: Int

  /// - Parameter bytes: A text that is known to be JSON, and nowhere nested too deeply.
  init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    self.bytes = bytes
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / 16)
    var scanner = JSONScanner(bytes)
    var open: [Int] = []
    var key: Range<Int32> = 0..<0
    var depth = 0
    while let token = try scanner.next() {
      let range = Int32(token.range.lowerBound)..<Int32(token.range.upperBound)
      switch token.kind {
      case .key: key = range
      case .scalar, .beginObject, .beginArray:
        let kind = JSONNode.Kind(token.kind, first: bytes[token.range.lowerBound])
        if token.kind != .scalar {
          open.append(entries.count)
          depth = max(depth, open.count)
        }
        entries.append(Entry(kind: kind, key: key, bytes: range, next: Int32(entries.count + 1)))
        key = 0..<0
      case .endObject, .endArray:
        guard let first = open.popLast() else { continue }
        entries[first].bytes = entries[first].bytes.lowerBound..<range.upperBound
        entries[first].next = Int32(entries.count)
      }
    }
    self.entries = entries
    self.depth = depth
  }

  /// The tree of a response; nil where ``PayloadDocument`` has a complaint, or a byte order mark to remove.
  convenience init?(responseIn bytes: [UInt8]) {
    guard bytes.count <= PayloadDocument.sizeLimit, ByteOrderMark.length(in: bytes) == 0,
      UTF8Check.firstInvalidOffset(in: bytes) == nil
    else { return nil }
    do throws(JSONSyntaxError) {
      try self.init(bytes)
    } catch {
      return nil
    }
    guard depth <= PayloadDocument.depthLimit else { return nil }
  }

  /// Nil only for a text without any value, which is no JSON.
  var root: JSONNode? { entries.isEmpty ? nil : JSONNode(self, 0) }
}
