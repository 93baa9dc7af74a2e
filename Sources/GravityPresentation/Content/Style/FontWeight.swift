/// A font weight as the server writes it, a number or a text (N5), read into one spelling.
struct FontWeight: JSONReadable {
  let text: String

  static func read(from decoder: any Decoder) throws -> FontWeight {
    guard JSONKind(of: decoder) == .string else {
      return FontWeight(text: String(try Int.read(from: decoder)))
    }
    return FontWeight(text: try String.read(from: decoder))
  }
}
