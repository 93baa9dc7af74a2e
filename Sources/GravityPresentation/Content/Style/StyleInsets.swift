/// Distances to the four sides in points; a side the server leaves out is nil.
public struct StyleInsets: Hashable, Sendable {
  public var top: Double?
  public var left: Double?
  public var bottom: Double?
  public var right: Double?
  /// Keys that no SDK reads and keys whose value cannot be read.
  package var unread: [String] = []

  public init(top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension StyleInsets: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case top, left, bottom, right
  }

  /// Drops a side that cannot be read (N5).
  public init(from decoder: any Decoder) throws {
    var reader = try LenientReader(decoder, keyedBy: Key.self)
    self.init(
      top: reader.read(.top, as: LenientNumber.self)?.value,
      left: reader.read(.left, as: LenientNumber.self)?.value,
      bottom: reader.read(.bottom, as: LenientNumber.self)?.value,
      right: reader.read(.right, as: LenientNumber.self)?.value)
    unread = reader.unread
  }
}
