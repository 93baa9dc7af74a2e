/// What one command collects from its words; the order of words is ``CommandParser``'s care.
protocol CommandArguments {
  associatedtype Switch: CommandSwitch
  associatedtype Setting: CommandSetting

  static var command: Command { get }

  init()

  mutating func add(operand: String)
  mutating func turnOn(_ option: Switch)

  /// - Parameter value: never empty.
  mutating func set(_ option: Setting, to value: String) throws(UsageError)

  /// What the words ask for, once all are read.
  func finish() throws(UsageError) -> Invocation
}
