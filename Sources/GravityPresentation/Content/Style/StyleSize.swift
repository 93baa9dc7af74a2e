/// A width and a height in points, either of which may be left to the layout.
public struct StyleSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension StyleSize: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case width, height
  }

  /// Drops a side that cannot be read (N5).
  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      width: container.lenient(.width, as: LenientNumber.self)?.value,
      height: container.lenient(.height, as: LenientNumber.self)?.value)
  }
}
