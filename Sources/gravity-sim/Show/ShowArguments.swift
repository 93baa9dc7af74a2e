import GravitySimulator

/// What the words behind `show` ask for: pictures of payloads, or the table of what pictures follow.
struct ShowArguments: CommandArguments {
  static let command = Command.show

  private var options = ShowOptions(operands: [])
  private var listsKeys = false
  private var keys = PictureKeysOptions()
  private var hasFormat = false
  /// The first option given that says nothing about a table, or nothing about files.
  private var aboutPayloads: String?
  private var hasWidth = false

  mutating func add(operand: String) {
    options.operands.append(operand)
  }

  mutating func turnOn(_ option: ShowSwitch) {
    switch option {
    case .force:
      options.replaces = true
      aboutPayloads = aboutPayloads ?? option.rawValue
    case .keys: listsKeys = true
    }
  }

  mutating func set(_ option: ShowSetting, to value: String) throws(UsageError) {
    switch option {
    case .svg: options.folder = value
    case .answer:
      guard let answer = ShowAnswer(value) else {
        throw .amount(
          value, option: option.rawValue, wanted: "an input and its value", example: option.example)
      }
      options.answers.append(answer)
    case .profile: options.profile = try OptionValue.profile(value)
    case .width:
      options.width = try OptionValue.count(value, of: option, in: 24...200)
      hasWidth = true
    case .format:
      keys.format = try OptionValue.choice(value, of: option)
      hasFormat = true
    case .color:
      options.color = try OptionValue.choice(value, of: option)
      keys.color = options.color
    }
    switch option {
    case .svg, .answer, .profile, .width: aboutPayloads = aboutPayloads ?? option.rawValue
    case .format, .color: break
    }
  }

  func finish() throws(UsageError) -> Invocation {
    let keysOption = ShowSwitch.keys.rawValue
    if listsKeys {
      let other = aboutPayloads ?? (options.operands.isEmpty ? nil : "PAYLOAD")
      if let other { throw .exclusive(keysOption, other, command: Self.command) }
      return .pictureKeys(keys)
    }
    if hasFormat { throw .goesWith(ShowSetting.format.rawValue, keysOption, command: Self.command) }
    guard !options.operands.isEmpty else { throw .noOperand(Self.command) }
    if options.folder == nil, options.replaces {
      throw .goesWith(ShowSwitch.force.rawValue, ShowSetting.svg.rawValue, command: Self.command)
    }
    if options.folder != nil, hasWidth {
      throw .exclusive(ShowSetting.svg.rawValue, ShowSetting.width.rawValue, command: Self.command)
    }
    return .show(options)
  }
}
