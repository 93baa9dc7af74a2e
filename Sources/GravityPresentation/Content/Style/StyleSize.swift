/// A width and a height in points, either of which may be left to the layout.
public struct StyleSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  /// Keys that no SDK reads and keys whose value cannot be read.
  package var unread: [String] = []

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
    var reader = try LenientReader(decoder, keyedBy: Key.self)
    self.init(
      width: reader.read(.width, as: LenientNumber.self)?.value,
      height: reader.read(.height, as: LenientNumber.self)?.value)
    unread = reader.unread
  }
}
