import GravitySimulator

/// Reads the words behind a command.
///
/// Options and operands mix freely until `--`. A value stands behind `=` or in the next word; a word
/// that begins with `--` is no value there, so that a forgotten one does not swallow the next option.
struct CommandParser<Arguments: CommandArguments> {
  private var arguments = Arguments()
  private var given: Set<Arguments.Setting> = []
  private var words: ArraySlice<String>

  /// - Parameter words: what follows the command.
  init(_ words: ArraySlice<String>) {
    self.words = words
  }

  /// The first mistake ends the reading; so does a request for help, which is then the whole answer.
  mutating func parse() throws(UsageError) -> Invocation {
    while let text = words.popFirst() {
      switch ArgumentWord(text) {
      case .operand(let operand): arguments.add(operand: operand)
      case .separator:
        while let operand = words.popFirst() { arguments.add(operand: operand) }
      case .option(let name, let value):
        if let answer = try parse(option: name, value) { return answer }
      }
    }
    return try arguments.finish()
  }

  private mutating func parse(option name: String, _ value: String?) throws(UsageError) -> Invocation? {
    if let setting = Arguments.Setting(rawValue: name) {
      guard given.insert(setting).inserted || setting.mayRepeat else {
        throw .repeated(name, command: Arguments.command)
      }
      try arguments.set(setting, to: self.value(of: setting, value))
      return nil
    }
    guard let known = Known(name) else { throw unknown(name) }
    guard value == nil else { throw .surplusValue(name, command: Arguments.command) }
    switch known {
    case .tool(.help): return .help(Arguments.command)
    case .tool(.version): return .version
    case .command(let option): arguments.turnOn(option)
    }
    return nil
  }

  private mutating func value(
    of setting: Arguments.Setting, _ inline: String?
  ) throws(UsageError) -> String {
    if let inline, !inline.isEmpty { return inline }
    if inline == nil, let next = words.first, !next.isEmpty, !next.hasPrefix("--") {
      words.removeFirst()
      return next
    }
    throw .missingValue(setting.rawValue, example: setting.example, command: Arguments.command)
  }

  private func unknown(_ name: String) -> UsageError {
    let names = Arguments.command.options + ToolOption.allCases.map(\.rawValue)
    return .unknownOption(
      name, command: Arguments.command, near: NearestName.of(name, among: names))
  }

  /// An option without a value.
  private enum Known {
    case tool(ToolOption)
    case command(Arguments.Switch)

    init?(_ name: String) {
      if let option = ToolOption(word: name) {
        self = .tool(option)
      } else if let option = Arguments.Switch(rawValue: name) {
        self = .command(option)
      } else {
        return nil
      }
    }
  }
}
