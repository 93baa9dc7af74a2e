/// Finds `{{name}}`, `${name}` and `%name%` in the bytes of a JSON string.
struct PlaceholderScanner {
  /// Whether it is a sign that every placeholder has one of.
  static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") }

  /// The keys whose texts count, and whether users read these; else an SDK or the app does.
  static let keys = [
    "text": true, "placeholder": true, "label": true,
    "src": false, "image": false, "url": false, "deeplink": false, "copyData": false,
  ]

  private let bytes: ArraySlice<UInt8>
  private let onlyBraces: Bool

  init(_ bytes: ArraySlice<UInt8>, onlyBraces: Bool) {
    self.bytes = bytes
    self.onlyBraces = onlyBraces
  }

  func places() -> [Range<Int>] {
    var places: [Range<Int>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let end: Int?
      switch bytes[index] {
      case UInt8(ascii: "{"): end = endOfBraces(from: index)
      case UInt8(ascii: "$") where !onlyBraces:
        end = endOfName(from: index + 1, open: "{", close: "}", atLeast: 1)
      case UInt8(ascii: "%") where !onlyBraces && !isDigit(before: index):
        end = endOfName(from: index, open: "%", close: "%", atLeast: 2)
      default: end = nil
      }
      if let end { places.append(index..<end) }
      index = end ?? index + 1
    }
    return places
  }

  /// Behind `{{…}}` with anything inside that is no brace.
  private func endOfBraces(from start: Int) -> Int? {
    guard has("{", at: start + 1) else { return nil }
    var index = start + 2
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: "}") {
      index += 1
    }
    guard index > start + 2, has("}", at: index), has("}", at: index + 1) else { return nil }
    return index + 2
  }

  /// Behind a name between two signs.
  private func endOfName(
    from start: Int, open: Unicode.Scalar, close: Unicode.Scalar, atLeast shortest: Int
  ) -> Int? {
    guard has(open, at: start) else { return nil }
    var index = start + 1
    while index < bytes.endIndex, isNamePart(bytes[index], isFirst: index == start + 1) { index += 1 }
    guard index - start - 1 >= shortest, has(close, at: index) else { return nil }
    return index + 1
  }

  private func has(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index] == UInt8(ascii: sign)
  }

  /// As in `50%off%`.
  private func isDigit(before index: Int) -> Bool {
    bytes.indices.contains(index - 1) && isDigit(bytes[index - 1])
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "."): !isFirst
    default: !isFirst && isDigit(byte)
    }
  }
}
