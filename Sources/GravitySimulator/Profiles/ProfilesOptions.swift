/// What `gravity-sim profiles` was asked to do.
public struct ProfilesOptions: Hashable, Sendable {
  /// Profile files whose columns stand behind those of the built-in profiles, in the order given.
  public var files: [String]
  public var format: TableFormat
  public var color: ColorChoice

  public init(files: [String] = [], format: TableFormat = .text, color: ColorChoice = .auto) {
    self.files = files
    self.format = format
    self.color = color
  }
}
