/// One report that was asked for, and where it goes.
public struct ReportRequest: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case path(String)
    case standardOutput

    /// - Parameter word: A path, or `-` for standard output.
    public init(word: String) {
      switch word {
      // Opened anew, it could not be told where the lines before the report end.
      case "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": self = .standardOutput
      default: self = .path(word)
      }
    }
  }

  public let kind: ReportKind
  public let target: Target

  public init(_ kind: ReportKind, to target: Target) {
    self.kind = kind
    self.target = target
  }
}
