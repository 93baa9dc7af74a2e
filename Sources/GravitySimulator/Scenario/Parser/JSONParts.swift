/// The direct parts of a JSON object or array, as they were written.
enum JSONParts {
  struct Part {
    /// Nil in an array.
    let key: String?
    /// The place of the key, or of the value in an array; both count from the text's first byte.
    let keyOffset: Int
    let json: String
    let offset: Int
  }

  /// - Parameter start: The place of the object or array, where it is a part itself.
  static func parts(of bytes: [UInt8], at start: Int = 0) throws(JSONSyntaxError) -> [Part] {
    var scanner = JSONScanner(bytes)
    var parts: [Part] = []
    var key: (name: String, offset: Int)?
    var first = 0
    while let token = try scanner.next() {
      switch token.kind {
      case .key:
        if scanner.depth == 1 { key = (JSONText.unescape(bytes[token.range]), token.range.lowerBound) }
        continue
      case .scalar:
        guard scanner.depth == 1 else { continue }
        first = token.range.lowerBound
      case .beginObject, .beginArray:
        if scanner.depth == 2 { first = token.range.lowerBound }
        continue
      case .endObject, .endArray:
        guard scanner.depth == 1 else { continue }
      }
      let json = String(decoding: bytes[first..<token.range.upperBound], as: UTF8.self)
      parts.append(
        Part(
          key: key?.name, keyOffset: start + (key?.offset ?? first), json: json, offset: start + first))
      key = nil
    }
    return parts
  }
}
