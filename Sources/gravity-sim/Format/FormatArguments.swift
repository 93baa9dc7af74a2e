import GravitySimulator

/// What the words behind `fmt` ask for.
struct FormatArguments: CommandArguments {
  static let command = Command.fmt

  private var options = FormatOptions(operands: [])
  private var checks = false
  private var writes = false

  mutating func add(operand: String) {
    options.operands.append(operand)
  }

  mutating func turnOn(_ option: FormatSwitch) {
    switch option {
    case .check: checks = true
    case .write: writes = true
    }
  }

  mutating func set(_ option: FormatSetting, to value: String) throws(UsageError) {
    switch option {
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    guard !options.operands.isEmpty else { throw .noOperand(Self.command) }
    guard !checks || !writes else {
      throw .exclusive(FormatSwitch.check.rawValue, FormatSwitch.write.rawValue, command: Self.command)
    }
    guard !writes || !options.operands.contains("-") else {
      throw .notRewritable(FormatSwitch.write.rawValue, command: Self.command)
    }
    var options = options
    options.mode = checks ? .checks : writes ? .writes : .prints
    return .fmt(options)
  }
}
