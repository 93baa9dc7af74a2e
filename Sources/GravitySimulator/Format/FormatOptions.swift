/// What `gravity-sim fmt` was asked to do.
public struct FormatOptions: Hashable, Sendable {
  /// What becomes of the canonical form.
  public enum Mode: Hashable, Sendable {
    case prints
    /// Only says which files are not in it.
    case checks
    /// Rewrites those files.
    case writes
  }

  /// Files, folders and `-` for standard input, in the order given.
  public var operands: [String]
  public var mode: Mode
  public var color: ColorChoice

  public init(operands: [String], mode: Mode = .prints, color: ColorChoice = .auto) {
    self.operands = operands
    self.mode = mode
    self.color = color
  }
}
