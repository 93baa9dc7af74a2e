/// Distances to the four sides in points; a side the server leaves out is nil.
public struct StyleInsets: Hashable, Sendable {
  public var top: Double?
  public var left: Double?
  public var bottom: Double?
  public var right: Double?

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
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      top: container.lenient(.top, as: LenientNumber.self)?.value,
      left: container.lenient(.left, as: LenientNumber.self)?.value,
      bottom: container.lenient(.bottom, as: LenientNumber.self)?.value,
      right: container.lenient(.right, as: LenientNumber.self)?.value)
  }
}
