/// The lines on which each rule found something, for the allowances that are about some of them.
struct FoundLines {
  /// By rule, in order.
  private let lines: [String: [Int]]

  init(_ findings: [PlacedFinding]) {
    lines = Dictionary(grouping: findings, by: \.rule).mapValues { $0.map(\.start.line).sorted() }
  }

  /// Whether anything was found that the allowance is about.
  func contains(_ allowance: LintAllowance) -> Bool {
    guard let found = lines[allowance.rule] else { return false }
    guard let wanted = allowance.lines else { return true }
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < wanted.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < found.count && found[low] <= wanted.upperBound
  }
}
