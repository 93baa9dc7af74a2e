import GravitySimulator

/// What the words behind `diff` ask for.
struct DiffArguments: CommandArguments {
  typealias Switch = NoSwitch

  static let command = Command.diff

  private var operand = SingleOperand()
  private var options = DiffOptions(operand: "-")

  mutating func add(operand: String) {
    self.operand.add(operand)
  }

  mutating func set(_ option: DiffSetting, to value: String) throws(UsageError) {
    switch option {
    case .profiles: options.profiles = try Self.profiles(value)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
  }

  func finish() throws(UsageError) -> Invocation {
    var options = options
    options.operand = try operand.value(for: Self.command)
    return .diff(options)
  }

  private static func profiles(_ value: String) throws(UsageError) -> [ProfileChoice] {
    var profiles: [ProfileChoice] = []
    for (index, word) in value.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      // In quotes, a blank behind the comma is no part of a name.
      let word = String(word.drop { $0 == " " })
      guard !word.isEmpty else { throw .emptyProfile(value, position: index + 1) }
      let profile = try OptionValue.profile(word)
      guard !profiles.contains(profile) else { throw .profileTwice(word) }
      profiles.append(profile)
    }
    guard profiles.count > 1 else { throw .singleProfile(value) }
    return profiles
  }
}
