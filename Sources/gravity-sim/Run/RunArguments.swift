import GravitySimulator

/// What the words behind `run` ask for.
struct RunArguments: CommandArguments {
  static let command = Command.run

  private var options = RunOptions(operands: [])

  mutating func add(operand: String) {
    options.operands.append(operand)
  }

  mutating func turnOn(_ option: RunSwitch) {
    switch option {
    case .trace: options.showsTrace = true
    case .quiet: options.isQuiet = true
    case .failFast: options.stopsAtFirstFailure = true
    }
  }

  mutating func set(_ option: RunSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try Self.profile(value)
    case .tag: options.tags = try Self.tags(value)
    case .filter: options.filter = value
    case .jobs: options.jobs = try Self.jobs(value)
    case .color: options.color = try Self.color(value)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    guard !options.operands.isEmpty else { throw .nothingToRun }
    return .run(options)
  }

  private static func profile(_ value: String) throws(UsageError) -> ProfileName {
    guard let profile = ProfileName(rawValue: value) else {
      guard !ProfileName.notRun.contains(value) else { throw .profileNotRun(value) }
      let names = ProfileName.allCases.map(\.rawValue)
      throw .unknownProfile(value, near: NearestName.of(value, among: names))
    }
    return profile
  }

  private static func color(_ value: String) throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: value) else {
      let names = ColorChoice.allCases.map(\.rawValue)
      throw .unknownColorChoice(value, near: NearestName.of(value, among: names))
    }
    return choice
  }

  private static func tags(_ value: String) throws(UsageError) -> TagExpression {
    do {
      return try TagExpression(parsing: value)
    } catch {
      throw .tags(value, error)
    }
  }

  // A number too large for Int reads as no number, which is the same mistake.
  private static func jobs(_ value: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), (1...RunOptions.largestJobCount).contains(jobs) else {
      throw .jobCount(value)
    }
    return jobs
  }
}
