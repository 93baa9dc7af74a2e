/// Counts what explains that profiles part, stop by stop.
struct DifferenceTally {
  private struct Key: Hashable {
    let rules: [String]
    let meaning: String
  }

  private var order: [Key] = []
  private var profiles: [Key: [String]] = [:]
  private var stops: [Key: Int] = [:]

  mutating func add(_ comparison: Comparison) {
    var found: Set<Key> = []
    for stream in comparison.differing {
      for finding in comparison.findings(on: stream) {
        for key in Self.keys(finding.finding) {
          if profiles[key] == nil { order.append(key) }
          if profiles[key, default: []].contains(finding.profile) == false {
            profiles[key, default: []].append(finding.profile)
          }
          if found.insert(key).inserted { stops[key, default: 0] += 1 }
        }
      }
    }
  }

  /// In the order in which they were met.
  var differences: [CheckDifference] {
    order.map { key in
      CheckDifference(
        rules: key.rules, meaning: key.meaning, profiles: profiles[key, default: []],
        stops: stops[key, default: 0])
    }
  }

  private static func keys(_ finding: CauseFinding) -> [Key] {
    switch finding {
    case .found(let causes): causes.map { Key(rules: $0.rules, meaning: $0.meaning) }
    case .unexplained: [Key(rules: [], meaning: DiffWording.unexplained)]
    case .tooLarge: [Key(rules: [], meaning: DiffWording.tooLarge)]
    }
  }
}
