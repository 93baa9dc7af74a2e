/// How much a finding matters, the worst first.
public enum LintSeverity: String, CaseIterable, Comparable, Codable, Sendable {
  /// It does not work.
  case error
  /// It works otherwise than whoever wrote it most likely thinks, or not everywhere.
  case warning
  /// Good to know.
  case note

  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
