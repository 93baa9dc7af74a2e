/// What `gravity-sim explain` was asked to do.
public struct ExplainOptions: Hashable, Sendable {
  /// A scenario file, or `-` for standard input.
  public var operand: String
  /// Outranks the profile that the scenario names.
  public var profile: ProfileChoice?
  public var format: ExplainFormat
  public var color: ColorChoice

  public init(
    operand: String, profile: ProfileChoice? = nil, format: ExplainFormat = .text, color: ColorChoice = .auto
  ) {
    self.operand = operand
    self.profile = profile
    self.format = format
    self.color = color
  }
}
