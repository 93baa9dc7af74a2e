import GravityPresentation

/// What `gravity-sim diff` was asked to do.
public struct DiffOptions: Hashable, Sendable {
  /// A scenario file, a payload file, or `-` for either on standard input.
  public var operand: String
  /// At least two, none twice, in the order in which they are shown.
  public var profiles: [ProfileChoice]
  public var color: ColorChoice

  public init(
    operand: String, profiles: [ProfileChoice] = DiffOptions.defaultProfiles, color: ColorChoice = .auto
  ) {
    self.operand = operand
    self.profiles = profiles
    self.color = color
  }

  /// All that are built in.
  public static let defaultProfiles = Profile.builtIn.map(ProfileChoice.builtIn)
}
