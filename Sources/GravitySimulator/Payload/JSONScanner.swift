/// Takes a JSON text apart, token by token, and names the first byte that is none.
///
/// It keeps what is open on a stack of its own, so nesting of any depth costs memory but never the call stack, and
/// it looks at every byte once.
struct JSONScanner {
  /// What may come next.
  private enum State {
    case value
    case firstElement
    case element
    case firstKey
    case key
    case colon
    /// A value is complete: a comma, the end of what is open, or the end of the text.
    case separator
  }

  let bytes: [UInt8]
  var offset = 0
  private var state = State.value
  /// True for an object, false for an array; innermost last.
  private var open: [Bool] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many arrays and objects are open.
  var depth: Int { open.count }

  /// The next token; nil at the end of a complete value.
  mutating func next() throws(JSONSyntaxError) -> JSONToken? {
    while true {
      skipWhitespace()
      guard let byte = peek() else {
        if state == .separator, open.isEmpty { return nil }
        throw error(.unexpectedEnd(expected: expectation))
      }
      switch state {
      case .separator:
        guard byte == UInt8(ascii: ","), let isObject = open.last else { return try close(byte) }
        offset += 1
        state = isObject ? .key : .element
      case .colon:
        guard byte == UInt8(ascii: ":") else { throw unexpected() }
        offset += 1
        state = .value
      case .firstKey, .key:
        guard byte == UInt8(ascii: "\"") else { return try close(byte) }
        state = .colon
        return JSONToken(kind: .key, range: try scanString())
      case .firstElement, .element:
        guard byte != UInt8(ascii: "]") else { return try close(byte) }
        return try scanValue(byte)
      case .value:
        return try scanValue(byte)
      }
    }
  }

  private mutating func scanValue(_ byte: UInt8) throws(JSONSyntaxError) -> JSONToken {
    let start = offset
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      open.append(isObject)
      offset += 1
      state = isObject ? .firstKey : .firstElement
      return JSONToken(kind: isObject ? .beginObject : .beginArray, range: start..<offset)
    case UInt8(ascii: "\""):
      state = .separator
      return JSONToken(kind: .scalar, range: try scanString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
    default:
      guard isLetter(byte) else { throw unexpected() }
      try scanWord()
    }
    state = .separator
    return JSONToken(kind: .scalar, range: start..<offset)
  }

  /// Ends the innermost array or object, or says what should have stood there instead.
  private mutating func close(_ byte: UInt8) throws(JSONSyntaxError) -> JSONToken {
    guard let isObject = open.last, byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw unexpected()
    }
    if state == .key || state == .element { throw error(.trailingComma) }
    open.removeLast()
    offset += 1
    state = .separator
    return JSONToken(kind: isObject ? .endObject : .endArray, range: (offset - 1)..<offset)
  }

  private mutating func skipWhitespace() {
    offset = bytes.withUnsafeBufferPointer { Self.endOfWhitespace(from: offset, in: $0) }
  }

  /// More than half of a payload that people can read is indentation, which is passed over in strides.
  private static func endOfWhitespace(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        while offset + 8 <= bytes.count,
          UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            == 0x2020_2020_2020_2020
        { offset += 8 }
      default: return offset
      }
    }
    return offset
  }

  private func unexpected() -> JSONSyntaxError {
    unexpected(expected: expectation)
  }

  private var expectation: JSONSyntaxError.Expectation {
    switch (state, open.last) {
    case (.value, _), (.element, _): .value
    case (.firstElement, _): .valueOrEndOfArray
    case (.firstKey, _): .keyOrEndOfObject
    case (.key, _): .key
    case (.colon, _): .colon
    case (.separator, true?): .commaOrEndOfObject
    case (.separator, false?): .commaOrEndOfArray
    case (.separator, nil): .endOfText
    }
  }
}
