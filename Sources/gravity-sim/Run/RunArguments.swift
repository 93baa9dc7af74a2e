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
    case .strictUsage: options.isStrict = true
    case .accept: options.accepts = true
    case .quiet: options.isQuiet = true
    case .failFast: options.stopsAtFirstFailure = true
    }
  }

  mutating func set(_ option: RunSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try OptionValue.profile(value)
    case .tag: options.tags = try Self.tags(value)
    case .filter: options.filter = value
    case .jobs: options.jobs = try OptionValue.jobs(value)
    case .report:
      options.reports.append(
        try OptionValue.report(value, of: option, for: Self.command, beside: options.reports))
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    guard !options.operands.isEmpty else { throw .noOperand(Self.command) }
    guard !options.accepts || !options.operands.contains("-") else {
      throw .notRewritable(RunSwitch.accept.rawValue, command: Self.command)
    }
    return .run(options)
  }

  private static func tags(_ value: String) throws(UsageError) -> TagExpression {
    do {
      return try TagExpression(parsing: value)
    } catch {
      throw .tags(value, error)
    }
  }
}
