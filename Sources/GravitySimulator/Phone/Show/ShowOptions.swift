/// What `gravity-sim show` was asked to do.
public struct ShowOptions: Hashable, Sendable {
  /// Payload files, folders of them, or `-` for standard input.
  public var operands: [String]
  public var profile: ProfileChoice?
  /// How wide a picture in the terminal is, in columns.
  public var width = 48
  /// The folder that pictures are written to; nil for pictures in the terminal.
  public var folder: String?
  /// Pictures that are there are replaced.
  public var replaces = false
  /// What is put into inputs before anything is drawn, in order.
  public var answers: [ShowAnswer] = []
  public var color = ColorChoice.auto

  public init(operands: [String]) {
    self.operands = operands
  }
}
