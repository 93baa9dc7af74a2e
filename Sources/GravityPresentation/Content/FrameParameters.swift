/// Settings of a frame beside its look (D5).
public struct FrameParameters: Hashable, Sendable {
  /// Seconds until a snack bar leaves by itself.
  public let duration: Double?

  public init(duration: Double? = nil) {
    self.duration = duration
  }
}

extension FrameParameters: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case duration
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(duration: container.lenient(.duration, as: LenientNumber.self)?.value)
  }
}
