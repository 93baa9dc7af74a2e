import GravitySimulator

/// Reads the command line up to its command; what follows is read by ``CommandParser``.
enum ArgumentParser {
  /// - Parameter arguments: the words behind the name of the tool.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { throw .noCommand }
    switch ArgumentWord(first) {
    case .operand(let word):
      guard let command = Command(rawValue: word) else { throw unknownCommand(word) }
      return try command.parse(arguments.dropFirst())
    case .option(let name, let value):
      guard let option = ToolOption(word: name) else { throw unknownOption(name, in: arguments) }
      guard value == nil else { throw .surplusValue(name, command: nil) }
      switch option {
      case .help: return .help(nil)
      case .version: return .version
      }
    case .separator:
      throw .noCommand
    }
  }

  private static func unknownCommand(_ word: String) -> UsageError {
    if word == "help" { return .unknownCommand(word, near: ToolOption.help.rawValue) }
    return .unknownCommand(word, near: NearestName.of(word, among: Command.allCases.map(\.rawValue)))
  }

  private static func unknownOption(_ name: String, in arguments: [String]) -> UsageError {
    let owners = Command.allCases.filter { $0.hasOption(name) }
    // Of several commands with this option, the one that stands behind it is meant.
    if let command = owners.first(where: { arguments.contains($0.rawValue) }) ?? owners.first {
      return .optionBeforeCommand(name, command: command)
    }
    let near = NearestName.of(name, among: ToolOption.allCases.map(\.rawValue))
    return .unknownOption(name, command: nil, near: near)
  }
}
