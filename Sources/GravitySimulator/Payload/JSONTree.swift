/// A JSON text with the place of every value in it, in the order of the text.
///
/// Nothing is decoded before it is asked for: most values of a payload are never looked at.
final class JSONTree: Sendable {
  struct Entry: Sendable {
    let kind: JSONNode.Kind
    /// Whether the key is written otherwise than it reads.
    let hasEscapedKey: Bool
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
        let isEscaped =
          !key.isEmpty && bytes[Int(key.lowerBound)..<Int(key.upperBound)].contains(UInt8(ascii: "\\"))
        entries.append(
          Entry(
            kind: kind, hasEscapedKey: isEscaped, key: key, bytes: range, next: Int32(entries.count + 1)))
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

  /// The first member of an object with the key.
  ///
  /// Rules ask for members more often than for anything else, so this looks at bytes alone.
  func member(_ key: String, of object: Int) -> Int? {
    var key = key
    return key.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        entries.withUnsafeBufferPointer { entries in
          var next = object + 1
          let end = Int(entries[object].next)
          while next < end {
            if Self.hasKey(wanted, entries[next], bytes) { return next }
            next = Int(entries[next].next)
          }
          return nil
        }
      }
    }
  }

  private static func hasKey(
    _ wanted: UnsafeBufferPointer<UInt8>, _ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = Int(entry.key.lowerBound) + 1
    let end = Int(entry.key.upperBound) - 1
    if entry.hasEscapedKey {
      let key = JSONText.unescape(ArraySlice(bytes[(start - 1)..<(end + 1)]))
      return key.utf8.elementsEqual(wanted)
    }
    guard end - start == wanted.count else { return false }
    for place in 0..<wanted.count where bytes[start + place] != wanted[place] { return false }
    return true
  }

  /// Nil only for a text without any value, which is no JSON.
  var root: JSONNode? { entries.isEmpty ? nil : JSONNode(self, 0) }
}
