/// How a button's text looks.
public struct TextStyle: Hashable, Sendable {
  /// The colour as the server writes it, `#rrggbbaa`.
  public var color: String?
  public var fontSize: Double?
  /// A number or a word, as the server writes it.
  public var fontWeight: String?
  /// Keys that no SDK reads and keys whose value cannot be read.
  package var unread: [String] = []

  public init(color: String? = nil, fontSize: Double? = nil, fontWeight: String? = nil) {
    self.color = color
    self.fontSize = fontSize
    self.fontWeight = fontWeight
  }
}

extension TextStyle: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case color, fontSize, fontWeight
  }

  /// Drops a part that cannot be read (N5).
  public init(from decoder: any Decoder) throws {
    var reader = try LenientReader(decoder, keyedBy: Key.self)
    self.init(
      color: reader.read(.color),
      fontSize: reader.read(.fontSize, as: LenientNumber.self)?.value,
      fontWeight: reader.read(.fontWeight, as: FontWeight.self)?.text)
    unread = reader.unread
  }
}
