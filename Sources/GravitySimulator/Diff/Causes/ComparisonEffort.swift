/// How much a whole comparison may still do to find causes: counted in what the runs had to do, never in seconds,
/// so that the answer is the same on every machine.
final class ComparisonEffort {
  /// Far more than any real campaign needs; an input made to be large reaches it.
  static let limit = 400_000

  private var left: Int

  init(limit: Int = ComparisonEffort.limit) {
    left = limit
  }

  var isSpent: Bool { left <= 0 }

  func spend(_ effort: Int) {
    left -= effort
  }
}
