import GravitySimulator

/// What the words behind `paths` ask for.
struct PathsArguments: CommandArguments {
  static let command = Command.paths

  private var operand = SingleOperand()
  private var options = PathsOptions(operand: "-", goal: .elements)
  private var hasGoal = false

  mutating func add(operand: String) {
    self.operand.add(operand)
  }

  mutating func turnOn(_ option: PathsSwitch) {
    switch option {
    case .keepOrder: options.bounds.keepsOrder = true
    }
  }

  mutating func set(_ option: PathsSetting, to value: String) throws(UsageError) {
    switch option {
    case .cover:
      options.goal = try OptionValue.choice(value, of: option)
      hasGoal = true
    case .out: options.out = value
    case .profile: options.profile = try OptionValue.profile(value)
    case .jobs: options.jobs = try OptionValue.jobs(value)
    case .maxStates: options.maxStates = try OptionValue.count(value, of: option, in: 1...4_000_000_000)
    case .lock: options.bounds.locks = try Self.repetitions(value, option)
    case .background: options.bounds.backgrounds = try Self.repetitions(value, option)
    case .leave: options.bounds.leaves = try Self.repetitions(value, option)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    var options = options
    options.operand = try operand.value(for: Self.command)
    guard hasGoal else {
      throw .missingOption(
        "\(PathsSetting.cover.rawValue) \(PathsSetting.cover.example)", command: Self.command)
    }
    return .paths(options)
  }

  private static func repetitions(_ value: String, _ option: PathsSetting) throws(UsageError) -> UInt8 {
    UInt8(try OptionValue.count(value, of: option, in: 0...Int(UInt8.max)))
  }
}
