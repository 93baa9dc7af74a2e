import GravitySimulator

/// What the words behind `check` ask for.
struct CheckArguments: CommandArguments {
  typealias Switch = NoSwitch

  static let command = Command.check

  private var operand = SingleOperand()
  private var options = CheckOptions(operand: "-")

  mutating func add(operand: String) {
    self.operand.add(operand)
  }

  mutating func set(_ option: CheckSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try OptionValue.profile(value)
    case .format: options.format = try OptionValue.choice(value, of: option)
    case .jobs: options.jobs = try OptionValue.jobs(value)
    case .maxStates: options.maxStates = try OptionValue.count(value, of: option, in: 1...1_000_000_000)
    case .report:
      options.reports.append(
        try OptionValue.report(value, of: option, for: Self.command, among: [.html], beside: options.reports))
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    var options = options
    options.operand = try operand.value(for: Self.command)
    return .check(options)
  }
}
