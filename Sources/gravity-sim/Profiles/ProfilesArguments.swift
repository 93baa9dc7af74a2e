import GravitySimulator

/// What the words behind `profiles` ask for.
struct ProfilesArguments: CommandArguments {
  typealias Switch = NoSwitch

  static let command = Command.profiles

  private var options = ProfilesOptions()

  mutating func add(operand: String) {
    options.files.append(operand)
  }

  mutating func set(_ option: ProfilesSetting, to value: String) throws(UsageError) {
    switch option {
    case .format: options.format = try OptionValue.choice(value, of: option)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() -> Invocation {
    .profiles(options)
  }
}
