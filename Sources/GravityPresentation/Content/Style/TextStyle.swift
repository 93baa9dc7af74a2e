/// How a button's text looks.
public struct TextStyle: Hashable, Sendable {
  /// The colour as the server writes it, `#rrggbbaa`.
  public var color: String?
  public var fontSize: Double?
  /// A number or a word, as the server writes it.
  public var fontWeight: String?

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
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      color: container.lenient(.color),
      fontSize: container.lenient(.fontSize, as: LenientNumber.self)?.value,
      fontWeight: container.lenient(.fontWeight, as: FontWeight.self)?.text)
  }
}
