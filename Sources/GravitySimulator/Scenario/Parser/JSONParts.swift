/// The direct parts of a JSON object or array, as they were written.
enum JSONParts {
  struct Part {
    /// Nil in an array.
    let key: String?
    let json: String
    let offset: Int
  }

  static func parts(of bytes: [UInt8]) throws(JSONSyntaxError) -> [Part] {
    var scanner = JSONScanner(bytes)
    var parts: [Part] = []
    var key: String?
    var start = 0
    while let token = try scanner.next() {
      switch token.kind {
      case .key:
        if scanner.depth == 1 { key = JSONText.unescape(bytes[token.range]) }
        continue
      case .scalar:
        guard scanner.depth == 1 else { continue }
        start = token.range.lowerBound
      case .beginObject, .beginArray:
        if scanner.depth == 2 { start = token.range.lowerBound }
        continue
      case .endObject, .endArray:
        guard scanner.depth == 1 else { continue }
      }
      let json = String(decoding: bytes[start..<token.range.upperBound], as: UTF8.self)
      parts.append(Part(key: key, json: json, offset: start))
      key = nil
    }
    return parts
  }
}
