import GravitySimulator

/// What the words behind `explore` ask for.
struct ExploreArguments: CommandArguments {
  static let command = Command.explore

  private var options = ExploreOptions(operands: [])

  mutating func add(operand: String) {
    options.operands.append(operand)
  }

  mutating func turnOn(_ option: ExploreSwitch) {
    switch option {
    case .keepOrder: options.bounds.keepsOrder = true
    case .quiet: options.isQuiet = true
    }
  }

  mutating func set(_ option: ExploreSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try OptionValue.profile(value)
    case .jobs: options.jobs = try OptionValue.jobs(value)
    case .maxStates:
      options.maxStates = try OptionValue.count(value, of: option, in: 1...Self.mostStates)
    case .maxDepth: options.maxDepth = try OptionValue.count(value, of: option, in: 0...Self.deepest)
    case .memory: options.memory = try OptionValue.size(value, of: option)
    case .time:
      guard options.setTime(value) else {
        throw .amount(
          value, option: option.rawValue, wanted: "a duration such as 300ms, 1.5s or 2m",
          example: option.example)
      }
    case .lock: options.bounds.locks = try Self.repetitions(value, option)
    case .background: options.bounds.backgrounds = try Self.repetitions(value, option)
    case .leave: options.bounds.leaves = try Self.repetitions(value, option)
    case .out: options.out = value
    case .format: options.format = try OptionValue.choice(value, of: option)
    case .report:
      options.reports.append(
        try OptionValue.report(value, of: option, for: Self.command, among: [.html], beside: options.reports))
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    guard !options.operands.isEmpty else { throw .noOperand(Self.command) }
    return .explore(options)
  }

  private static let mostStates = 4_000_000_000
  private static let deepest = 1_000_000

  private static func repetitions(_ value: String, _ option: ExploreSetting) throws(UsageError) -> UInt8 {
    UInt8(try OptionValue.count(value, of: option, in: 0...Int(UInt8.max)))
  }
}
