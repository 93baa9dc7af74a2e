import GravitySimulator

/// What the words behind `graph` ask for: a map of one payload, or a drawing of the machine.
struct GraphArguments: CommandArguments {
  static let command = Command.graph

  private var operands: [String] = []
  private var showsMachine = false
  private var machine = GraphOptions()
  private var map = MapOptions(operand: "")
  /// The first option given that belongs to the one and not to the other.
  private var machineOnly: GraphSetting?
  private var mapOnly: GraphSetting?

  mutating func add(operand: String) {
    operands.append(operand)
  }

  mutating func turnOn(_ option: GraphSwitch) {
    switch option {
    case .machine: showsMachine = true
    }
  }

  mutating func set(_ option: GraphSetting, to value: String) throws(UsageError) {
    switch option {
    case .profile:
      map.profile = try OptionValue.profile(value)
      machine.profile = map.profile
    case .format:
      map.format = try OptionValue.choice(value, of: option)
      mapOnly = mapOnly ?? option
    case .jobs:
      machine.jobs = try OptionValue.jobs(value)
      machineOnly = machineOnly ?? option
    case .maxStates:
      machine.maxStates = try OptionValue.count(value, of: option, in: 1...1_000_000_000)
      machineOnly = machineOnly ?? option
    case .color:
      map.color = try OptionValue.choice(value, of: option)
      machine.color = map.color
    }
  }

  func finish() throws(UsageError) -> Invocation {
    let machineOption = GraphSwitch.machine.rawValue
    guard showsMachine else {
      if let machineOnly {
        throw .goesWith(machineOnly.rawValue, machineOption, command: Self.command)
      }
      var map = map
      var operand = SingleOperand()
      for word in operands { operand.add(word) }
      map.operand = try operand.value(for: Self.command)
      return .map(map)
    }
    if let mapOnly { throw .exclusive(machineOption, mapOnly.rawValue, command: Self.command) }
    guard !operands.isEmpty else { throw .noOperand(Self.command) }
    var machine = machine
    machine.operands = operands
    return .graph(machine)
  }
}
