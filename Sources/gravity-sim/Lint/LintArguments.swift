import GravitySimulator

/// What the words behind `lint` ask for.
struct LintArguments: CommandArguments {
  static let command = Command.lint

  private var options = LintOptions(operands: [])
  private var levels: [LintSeverity] = []
  private var listsRules = false
  /// What formats there are depends on what is written, which a later word may say.
  private var format: String?
  /// An option that says nothing about a list.
  private var optionAboutFiles: LintSetting?

  mutating func add(operand: String) {
    options.operands.append(operand)
  }

  mutating func turnOn(_ option: LintSwitch) {
    switch option {
    case .rules: listsRules = true
    }
  }

  mutating func set(_ option: LintSetting, to value: String) throws(UsageError) {
    switch option {
    case .deny:
      if let level = LintSeverity(rawValue: value) {
        levels.append(level)
      } else {
        options.denied.insert(try Self.rule(value, option))
      }
    case .allow: options.allowed.insert(try Self.rule(value, option))
    case .profile: options.profile = try OptionValue.profile(value)
    case .format: format = value
    case .jobs: options.jobs = try OptionValue.jobs(value)
    case .color: options.color = try OptionValue.choice(value, of: option)
    }
    switch option {
    case .deny, .allow, .profile, .jobs: optionAboutFiles = optionAboutFiles ?? option
    case .format, .color: break
    }
  }

  func finish() throws(UsageError) -> Invocation {
    guard !listsRules else { return .lintRules(try rulesOptions()) }
    guard !options.operands.isEmpty else { throw .noOperand(Self.command) }
    if let both = options.denied.intersection(options.allowed).min() {
      throw .exclusive(
        "\(LintSetting.deny.rawValue) \(both)", "\(LintSetting.allow.rawValue) \(both)",
        command: Self.command)
    }
    var options = options
    if let format { options.format = try OptionValue.choice(format, of: LintSetting.format) }
    // Whoever names several levels wants all of them to fail.
    options.level = levels.min() ?? options.level
    return .lint(options)
  }

  private func rulesOptions() throws(UsageError) -> LintRulesOptions {
    let other = optionAboutFiles?.rawValue ?? (options.operands.isEmpty ? nil : "FILE")
    if let other { throw .exclusive(LintSwitch.rules.rawValue, other, command: Self.command) }
    var rules = LintRulesOptions(color: options.color)
    if let format { rules.format = try OptionValue.choice(format, of: LintSetting.format) }
    return rules
  }

  private static func rule(_ value: String, _ option: LintSetting) throws(UsageError) -> String {
    guard ListedRule.named(value) == nil else { return value }
    let levels = option == .deny ? LintSeverity.allCases.map(\.rawValue) : []
    throw .unknownRule(
      value, option: option.rawValue, near: NearestName.of(value, among: levels + ListedRule.ids))
  }
}
