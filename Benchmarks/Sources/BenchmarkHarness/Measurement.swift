/// What one operation cost over several rounds, in nanoseconds.
public struct Measurement: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let iterations: Int
  /// One mean for each round, sorted.
  public let rounds: [Double]

  public init(name: String, iterations: Int, rounds: [Double]) {
    self.name = name
    self.iterations = iterations
    self.rounds = rounds.sorted()
  }

  public var mean: Double {
    rounds.isEmpty ? 0 : rounds.reduce(0, +) / Double(rounds.count)
  }

  public var min: Double {
    rounds.first ?? 0
  }

  public var median: Double {
    guard let last = rounds.last else { return 0 }
    let middle = rounds.count / 2
    if rounds.count == 1 { return last }
    return rounds.count.isMultiple(of: 2) ? (rounds[middle - 1] + rounds[middle]) / 2 : rounds[middle]
  }

  public var description: String {
    "\(name): mean \(Self.shown(mean)) ns, min \(Self.shown(min)) ns, median \(Self.shown(median)) ns"
      + " (\(rounds.count) rounds of \(iterations))"
  }

  private static func shown(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    return "\(tenths / 10)"
  }
}
