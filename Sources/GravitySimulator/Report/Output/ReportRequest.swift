/// One report that was asked for, and where it goes.
public struct ReportRequest: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case path(String)
    case standardOutput
  }

  public let kind: ReportKind
  public let target: Target

  public init(_ kind: ReportKind, to target: Target) {
    self.kind = kind
    self.target = target
  }
}
