/// A part of a JSON text, without the commas and colons between them.
struct JSONToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case beginObject
    case endObject
    case beginArray
    case endArray
    case key
    /// A string, a number, `true`, `false` or `null`.
    case scalar
  }

  let kind: Kind
  /// The token's bytes, a string's quotes included.
  let range: Range<Int>
}
