import GravitySimulator

/// What the words behind `quirks` ask for.
struct QuirksArguments: CommandArguments {
  typealias Switch = NoSwitch

  static let command = Command.quirks

  private var options = QuirksOptions()
  private var operands: [String] = []

  mutating func add(operand: String) {
    operands.append(operand)
  }

  mutating func set(_ option: QuirksSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try OptionValue.profile(value)
    case .format: options.format = try OptionValue.choice(value, of: option)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    if let first = operands.first { throw .surplusOperand(first, command: Self.command) }
    return .quirks(options)
  }
}
