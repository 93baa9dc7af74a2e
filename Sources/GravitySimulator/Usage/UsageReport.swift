/// What the checks of one call have found.
struct UsageReport {
  /// How often one rule is told of one call: the hundredth broken item of a cart says no more than the first ones.
  private static let limit = 20

  private(set) var found: [(misuse: UsageMisuse, path: UsagePath)] = []
  private var counts: [UsageRule: Int] = [:]

  mutating func add(_ misuse: UsageMisuse, at path: UsagePath) {
    counts[misuse.rule, default: 0] += 1
    if counts[misuse.rule, default: 0] <= Self.limit { found.append((misuse, path)) }
  }
}
