import GravitySimulator

/// What the words behind `explain` ask for.
struct ExplainArguments: CommandArguments {
  typealias Switch = NoSwitch

  static let command = Command.explain

  private var operand = SingleOperand()
  private var options = ExplainOptions(operand: "-")

  mutating func add(operand: String) {
    self.operand.add(operand)
  }

  mutating func set(_ option: ExplainSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try OptionValue.profile(value)
    case .format: options.format = try OptionValue.choice(value, of: option)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    var options = options
    options.operand = try operand.value(for: Self.command)
    return .explain(options)
  }
}
