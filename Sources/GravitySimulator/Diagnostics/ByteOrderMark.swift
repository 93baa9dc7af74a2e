/// The mark that some editors put before a text of UTF-8; it is no part of the text.
enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many bytes of the text it takes; 0 where the text has none.
  static func length(in text: some Sequence<UInt8>) -> Int { text.starts(with: bytes) ? bytes.count : 0 }

  static func removed(from text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
