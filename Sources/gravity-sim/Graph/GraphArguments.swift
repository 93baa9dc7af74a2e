import GravitySimulator

/// What the words behind `graph` ask for.
struct GraphArguments: CommandArguments {
  static let command = Command.graph

  private var options = GraphOptions()
  private var showsMachine = false

  mutating func add(operand: String) {
    options.operands.append(operand)
  }

  mutating func turnOn(_ option: GraphSwitch) {
    switch option {
    case .machine: showsMachine = true
    }
  }

  mutating func set(_ option: GraphSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile: options.profile = try OptionValue.profile(value)
    case .jobs: options.jobs = try OptionValue.jobs(value)
    case .maxStates: options.maxStates = try OptionValue.count(value, of: option, in: 1...1_000_000_000)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    guard showsMachine else { throw .missingOption(GraphSwitch.machine.rawValue, command: Self.command) }
    guard !options.operands.isEmpty else { throw .noOperand(Self.command) }
    return .graph(options)
  }
}
