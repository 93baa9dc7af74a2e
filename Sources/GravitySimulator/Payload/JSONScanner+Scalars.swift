extension JSONScanner {
  /// Moves over a number; what follows it is not its concern.
  mutating func scanNumber() throws(JSONSyntaxError) {
    skip(UInt8(ascii: "-"))
    let start = offset
    try scanDigits()
    if bytes[start] == UInt8(ascii: "0"), offset - start > 1 {
      throw error(.leadingZero, at: start)
    }
    if skip(UInt8(ascii: ".")) {
      try scanDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(JSONSyntaxError) {
    guard let byte = peek() else { throw error(.unexpectedEnd(expected: .digit)) }
    guard isDigit(byte) else { throw unexpected(expected: .digit) }
    while let byte = peek(), isDigit(byte) { offset += 1 }
  }

  /// Moves over one of JSON's three words.
  mutating func scanWord() throws(JSONSyntaxError) {
    let start = offset
    while let byte = peek(), isLetter(byte) || isDigit(byte) { offset += 1 }
    let word = bytes[start..<offset]
    for known in ["true", "false", "null"] where word.elementsEqual(known.utf8) { return }
    // A binary file may hold megabytes of letters; a message wants the first few.
    let shown = String(decoding: word.prefix(24), as: UTF8.self)
    throw error(.unknownWord(word.count > 24 ? shown + "…" : shown), at: start)
  }

  func peek() -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  @discardableResult
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    offset += 1
    return true
  }

  func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  func error(_ problem: JSONSyntaxError.Problem, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? self.offset, problem: problem)
  }

  /// The character at the current place, which is one that cannot stand there.
  func unexpected(expected: JSONSyntaxError.Expectation) -> JSONSyntaxError {
    guard let scalar = scalar(at: offset) else { return error(.unexpectedEnd(expected: expected)) }
    return error(.unexpectedCharacter(scalar, expected: expected))
  }

  func scalar(at offset: Int) -> Unicode.Scalar? {
    String(decoding: bytes[min(offset, bytes.count)...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}
