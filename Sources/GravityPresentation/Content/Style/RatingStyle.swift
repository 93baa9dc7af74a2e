/// How the stars of a rating look; colours as the server writes them.
public struct RatingStyle: Hashable, Sendable {
  public var selectedColor: String?
  public var unselectedColor: String?
  /// Keys that no SDK reads and keys whose value cannot be read.
  package var unread: [String] = []

  public init(selectedColor: String? = nil, unselectedColor: String? = nil) {
    self.selectedColor = selectedColor
    self.unselectedColor = unselectedColor
  }
}

extension RatingStyle: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case selectedColor, unselectedColor
  }

  /// Drops a part that cannot be read (N5).
  public init(from decoder: any Decoder) throws {
    var reader = try LenientReader(decoder, keyedBy: Key.self)
    self.init(
      selectedColor: reader.read(.selectedColor),
      unselectedColor: reader.read(.unselectedColor))
    unread = reader.unread
  }
}
