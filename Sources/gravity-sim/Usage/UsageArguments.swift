import GravitySimulator

/// What the words behind `usage` ask for.
struct UsageArguments: CommandArguments {
  typealias Switch = NoSwitch

  static let command = Command.usage

  private var options = UsageOptions()
  private var operands: [String] = []

  mutating func add(operand: String) {
    operands.append(operand)
  }

  mutating func set(_ option: UsageSetting, to value: String) throws(UsageError) {
    switch option {
    case .format: options.format = try OptionValue.choice(value, of: option)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    if let first = operands.first { throw .surplusOperand(first, command: Self.command) }
    return .usage(options)
  }
}
