/// What `gravity-sim graph` was asked to do with a payload.
public struct MapOptions: Hashable, Sendable {
  /// A payload file, or `-` for standard input.
  public var operand: String
  public var profile: ProfileChoice?
  public var format = MapFormat.mermaid
  public var color = ColorChoice.auto

  public init(operand: String) {
    self.operand = operand
  }
}
