/// How a command of `gravity-sim` ended, as the number its caller sees.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// Every expectation held.
  case good = 0
  /// An expectation or an invariant failed.
  case failed = 1
  /// Arguments, a scenario or a payload are wrong, or there is nothing to run.
  case wrongInput = 2
  /// A mistake of this package, not of its user.
  case bug = 3
  /// An exploration reached a bound before it was through, and had found nothing until then.
  case incomplete = 4

  /// The code that stands for both: a bug hides everything else, wrong input hides failures, because
  /// what ran beside it says little.
  public func worst(_ other: ExitCode) -> ExitCode {
    severity >= other.severity ? self : other
  }

  private var severity: Int {
    switch self {
    case .good: 0
    case .incomplete: 1
    case .failed: 2
    case .wrongInput: 3
    case .bug: 4
    }
  }
}
