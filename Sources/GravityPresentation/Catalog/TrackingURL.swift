/// One url of a content's events, and whether it is a url at all (E9).
public struct TrackingURL: Hashable, Sendable {
  public let text: String
  public let isURL: Bool

  package init(_ text: String) {
    self.text = text
    isURL = Self.isURL(text)
  }

  /// A scheme, a colon and something behind it, in characters that a url may hold.
  private static func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first), scheme.allSatisfy(isSchemeByte) else { return false }
    let rest = text.utf8[text.utf8.index(after: colon)...]
    return rest.contains { $0 != UInt8(ascii: "/") } && rest.allSatisfy(isURLByte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Any visible byte but those that a url must escape; letters beyond ASCII are left to the transport.
  private static func isURLByte(_ byte: UInt8) -> Bool {
    guard byte > 0x20, byte != 0x7F else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      return false
    default: return true
    }
  }
}
