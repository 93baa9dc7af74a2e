/// What `gravity-sim quirks` was asked to do.
public struct QuirksOptions: Hashable, Sendable {
  /// Only the quirks of this profile; nil for those of all that are built in.
  public var profile: ProfileChoice?
  public var format: TableFormat
  public var color: ColorChoice

  public init(profile: ProfileChoice? = nil, format: TableFormat = .text, color: ColorChoice = .auto) {
    self.profile = profile
    self.format = format
    self.color = color
  }
}
