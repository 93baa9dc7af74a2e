import GravitySimulator

extension UsageError {
  /// What is wrong and what to do, as lines for a person.
  var text: String {
    "error: \(problem)\n  = help: \(help)\n"
  }

  private var problem: String {
    switch self {
    case .noCommand: "no command"
    case .unknownCommand(let word, _): "unknown command \(Quoted(word))"
    case .unknownOption(let name, let command, _): "unknown option \(Quoted(name))\(Self.owner(command))"
    case .optionBeforeCommand(let name, _): "option `\(name)` stands before the command"
    case .missingValue(let name, _, let command): "option `\(name)`\(Self.owner(command)) needs a value"
    case .surplusValue(let name, let command): "option `\(name)`\(Self.owner(command)) takes no value"
    case .repeated(let name, let command): "option `\(name)`\(Self.owner(command)) is given twice"
    case .unknownProfile(let name, _): "unknown profile \(Quoted(name))"
    case .profileNotRun(let name):
      "`profile \(name)` is part of format 1, but this version does not run it yet"
    case .unknownColorChoice(let word, _): "unknown choice \(Quoted(word)) for `--color`"
    case .tags(let text, let error): "\(Self.problem(of: error)) in \(Quoted(text)) for `--tag`"
    case .jobCount(let text):
      "\(Quoted(text)) for `--jobs` is not a whole number from 1 to \(RunOptions.largestJobCount)"
    case .nothingToRun: "nothing to run"
    }
  }

  private var help: String {
    switch self {
    case .noCommand: "try `gravity-sim run scenarios`, or `gravity-sim --help`"
    case .unknownCommand(_, let near?), .unknownOption(_, _, let near?): "did you mean `\(near)`?"
    case .unknownCommand(_, nil): "the commands are: " + Self.list(Command.allCases.map(\.rawValue))
    case .unknownOption(_, let command, nil): "see `\(Self.invocation(command)) --help`"
    case .optionBeforeCommand(let name, let command): "write `\(Self.invocation(command)) \(name)`"
    case .missingValue(let name, let example, _): "for example `\(name) \(example)`"
    case .surplusValue(let name, _): "write `\(name)` alone"
    case .repeated(let name, _):
      name == RunSetting.tag.rawValue ? "join tags with commas, as in `\(name) a,!b`" : "keep one of them"
    case .unknownProfile(_, let near): Self.help(near, "the profiles are", ProfileName.allCases)
    case .profileNotRun: Self.help(nil, "the profiles are", ProfileName.allCases)
    case .unknownColorChoice(_, let near): Self.help(near, "the choices are", ColorChoice.allCases)
    case .tags: "write tags between commas and `!` before an unwanted one, as in `a,!b`"
    case .jobCount: "leave `--jobs` out to use every core"
    case .nothingToRun: "name files or folders, as in `gravity-sim run scenarios`, or `-` for standard input"
    }
  }

  private static func owner(_ command: Command?) -> String {
    command.map { " for `\($0.rawValue)`" } ?? ""
  }

  private static func invocation(_ command: Command?) -> String {
    "gravity-sim" + (command.map { " \($0.rawValue)" } ?? "")
  }

  private static func problem(of error: TagExpressionError) -> String {
    switch error {
    case .emptyTerm(let position): "tag \(position) is empty"
    case .nothingNegated(let position): "tag \(position) is only a `!`"
    }
  }

  private static func help<Choice: RawRepresentable<String>>(
    _ near: String?, _ introduction: String, _ all: [Choice]
  ) -> String {
    (near.map { "did you mean `\($0)`? " } ?? "") + "\(introduction): \(list(all.map(\.rawValue)))"
  }

  private static func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }
}
