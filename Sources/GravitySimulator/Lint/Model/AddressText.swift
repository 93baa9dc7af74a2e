/// The text of a url or a deep link, as far as rules ask what is in it.
struct AddressText: Sendable {
  let text: String
  /// In lower case; nil for an address without one.
  let scheme: String?

  init(_ text: String) {
    self.text = text
    let start = text.unicodeScalars.drop {
      $0.value <= 0x20 || $0.value >= 0x80 && $0.properties.isWhitespace
    }
    scheme = Self.scheme(of: Substring(start).utf8)
  }

  var isEmpty: Bool { text.isEmpty }

  /// Spaces and line breaks, wherever they are.
  var hasSpaces: Bool {
    // Almost every address is plain, and properties of letters are dear.
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return false }
    return text.unicodeScalars.contains { $0.properties.isWhitespace }
  }

  /// Those at its ends do not belong to it.
  var trimmed: String {
    let scalars = text.unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  private static func scheme(of bytes: Substring.UTF8View) -> String? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let word = bytes[..<colon]
    guard let first = word.first, isLetter(first), word.allSatisfy(isSchemeByte) else { return nil }
    let scheme = String(decoding: word, as: UTF8.self).lowercased()
    let isHost = scheme == "localhost" || word.contains(UInt8(ascii: "."))
    return isHost && beginsWithPort(bytes[bytes.index(after: colon)...]) ? nil : scheme
  }

  /// `shop.example.test:8080/sale` is a host with a port.
  private static func beginsWithPort(_ bytes: Substring.UTF8View) -> Bool {
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...5).contains(digits.count) else { return false }
    guard let next = bytes.dropFirst(digits.count).first else { return true }
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "#")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
