/// Characters that change what a terminal does or the order in which it shows text.
struct TerminalOrders: CustomStringConvertible {
  let found: Set<UInt32>

  init(in text: String) {
    found = Set(text.unicodeScalars.filter(Self.isOrder).map(\.value))
  }

  var description: String {
    found.sorted().map { "U+" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }

  /// The text without the sequences that set colours, which the tool may write by itself.
  static func withoutColors(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[" {
        let body = rest.dropFirst().prefix { $0 == ";" || ("0"..."9").contains($0) }
        if body.endIndex < rest.endIndex, rest[body.endIndex] == "m" {
          rest = rest[rest.index(after: body.endIndex)...]
          continue
        }
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func isOrder(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
