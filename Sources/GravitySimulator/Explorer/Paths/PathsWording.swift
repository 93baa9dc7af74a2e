/// The sentences of `paths`.
enum PathsWording {
  static func severalFiles(_ count: Int, in operand: String) -> String {
    "error: \(Quoted(path: operand)) holds \(count) files, and `paths` explores one at a time\n"
  }

  static func name(_ number: Int, of count: Int, _ goal: CoverageGoal, _ subject: String) -> String {
    "Path \(number) of \(count) to all \(goal.rawValue) of \(subject)"
  }

  static func fileStem(_ number: Int, _ goal: CoverageGoal) -> String { "\(goal.rawValue)-\(number)" }

  static func written(_ file: String, reached: Int, _ goal: CoverageGoal) -> String {
    "\(TerminalText.sanitized(file)): \(count(reached, goal))\n"
  }

  static func summary(paths: Int, reached: Int, _ goal: CoverageGoal, bound: ExplorationBound?) -> String {
    let scenarios = paths == 1 ? "1 scenario reaches" : "\(paths) scenarios reach"
    guard let bound else { return "\(scenarios) all \(count(reached, goal)) that can be reached\n" }
    return "\(scenarios) all \(count(reached, goal)) that were reached; the exploration is incomplete: "
      + "\(ExploreWording.name(of: bound))\n"
  }

  private static func count(_ count: Int, _ goal: CoverageGoal) -> String {
    count == 1 ? "1 \(goal.rawValue.dropLast())" : "\(count) \(goal.rawValue)"
  }
}
