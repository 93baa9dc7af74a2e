import GravitySimulator

extension UsageError {
  /// What is wrong and what to do, as lines for a person.
  var text: String {
    "error: \(problem)\n  = help: \(help)\n"
  }

  private var problem: String {
    switch self {
    case .noCommand: "no command"
    case .notUTF8(let place): "word \(place) of the command line is not UTF-8"
    case .unknownCommand(let word, _): "unknown command \(Quoted(word))"
    case .unknownOption(let name, let command, _): "unknown option \(Quoted(name))\(Self.owner(command))"
    case .optionBeforeCommand(let name, _): "option `\(name)` stands before the command"
    case .missingValue(let name, _, let command): "option `\(name)`\(Self.owner(command)) needs a value"
    case .surplusValue(let name, let command): "option `\(name)`\(Self.owner(command)) takes no value"
    case .repeated(let name, let command): "option `\(name)`\(Self.owner(command)) is given twice"
    case .unknownProfile(let name, _): "unknown profile \(Quoted(name))"
    case .unknownChoice(let word, let option, _, _): "unknown choice \(Quoted(word)) for `\(option)`"
    case .unknownRule(let word, let option, _): "unknown rule \(Quoted(word)) for `\(option)`"
    case .emptyProfile(let text, let position):
      "profile \(position) is empty in \(Quoted(text)) for `--profiles`"
    case .profileTwice(let name): "profile \(Quoted(name)) stands twice in `--profiles`"
    case .singleProfile: "`--profiles` needs at least two profiles"
    case .tags(let text, let error): "\(Self.problem(of: error)) in \(Quoted(text)) for `--tag`"
    case .jobCount(let text):
      "\(Quoted(text)) for `--jobs` is not a whole number from 1 to \(RunOptions.largestJobCount)"
    case .amount(let text, let option, let wanted, _): "\(Quoted(text)) for `\(option)` is not \(wanted)"
    case .noOperand(let command): Self.nothing(for: command)
    case .missingOption(let option, let command): "`\(command.rawValue)` needs `\(option)`"
    case .exclusive(let first, let second, let command):
      "`\(first)` and `\(second)` exclude each other for `\(command.rawValue)`"
    case .goesWith(let first, let second, let command):
      "`\(first)` means nothing to `\(command.rawValue)` without `\(second)`"
    case .reportWithoutPath(let kind, _):
      "report `\(kind.rawValue)` needs a \(kind.isFolder ? "folder" : "file") to go to"
    case .reportWithPath(let kind, _): "report `\(kind.rawValue)` is printed and takes no path"
    case .reportNeedsFolder(let kind, _):
      "report `\(kind.rawValue)` is a folder and cannot go to standard output"
    case .reportsInOnePlace(let path, _):
      "two reports go to \(path == "-" ? "standard output" : Quoted(path: path).description)"
    case .notRewritable(let option, _): "`\(option)` cannot rewrite standard input"
    case .surplusOperand(let word, let command):
      "\(Quoted(path: word)) is \(command.takesNoFile ? "a word" : "a file") too many for `\(command.rawValue)`"
    }
  }

  private var help: String {
    switch self {
    case .noCommand: "try `gravity-sim run scenarios`, or `gravity-sim --help`"
    case .notUTF8: "give the file another name"
    case .unknownCommand(_, let near?), .unknownOption(_, _, let near?): "did you mean `\(near)`?"
    case .unknownCommand(let word, nil) where word.hasSuffix(ScenarioDiscovery.fileExtension):
      "a command stands before the file, as in `gravity-sim run FILE`"
    case .unknownCommand(_, nil): "the commands are: " + Self.list(Command.allCases.map(\.rawValue))
    case .unknownOption(_, let command, nil): "see `\(Self.invocation(command)) --help`"
    case .optionBeforeCommand(let name, let command): "write `\(Self.invocation(command)) \(name)`"
    case .missingValue(let name, let example, _): "for example `\(name) \(example)`"
    case .surplusValue(let name, _): "write `\(name)` alone"
    case .repeated(let name, _):
      switch name {
      case RunSetting.tag.rawValue: "join tags with commas, as in `\(name) a,!b`"
      case DiffSetting.profiles.rawValue: "join profiles with commas, as in `\(name) ios,ideal`"
      default: "keep one of them"
      }
    case .unknownProfile(_, let near): Self.help(near, "the profiles are", Self.profiles)
    case .unknownChoice(_, _, let near, let all): Self.help(near, "the choices are", all)
    case .unknownRule(_, _, let near):
      (near.map { "did you mean `\($0)`? " } ?? "") + "`gravity-sim lint --rules` lists the rules"
    case .emptyProfile: "write names or files between commas, as in `--profiles ios,ideal`"
    case .profileTwice: "keep one of them"
    case .singleProfile(let text):
      "add another to \(Quoted(text)), or leave `--profiles` out to compare all that are built in"
    case .tags: "write tags between commas and `!` before an unwanted one, as in `a,!b`"
    case .jobCount: "leave `--jobs` out to use every core"
    case .amount(_, let option, _, let example): "for example `\(option) \(example)`"
    case .noOperand(.run):
      "name files or folders, as in `gravity-sim run scenarios`, or `-` for standard input"
    case .exclusive: "keep one of them"
    case .goesWith(let first, let second, _): "add `\(second)`, or leave `\(first)` out"
    case .reportWithoutPath(let kind, let option), .reportNeedsFolder(let kind, let option):
      "for example `\(option) \(kind.example)`"
    case .reportWithPath(let kind, let option): "write `\(option) \(kind.example)`"
    case .reportsInOnePlace: "give each a place of its own"
    case .notRewritable: "name files or folders instead of `-`"
    case .noOperand(.fmt):
      "name files or folders, as in `gravity-sim fmt --check scenarios`, or `-` for standard input"
    case .noOperand(.diff):
      "name a scenario or a payload, as in `gravity-sim diff campaign.json`, or `-` for standard input"
    case .missingOption(let option, let command): "as in `gravity-sim \(command.rawValue) \(option) FILE`"
    case .noOperand(.check):
      "name a payload, as in `gravity-sim check campaign.json`, or `-` for standard input"
    case .noOperand(.graph):
      "name a payload, as in `gravity-sim graph campaign.json`, or `-` for standard input"
    case .noOperand(.explore):
      "name scenarios, payloads or folders, as in `gravity-sim explore campaign.json`, or `-` for standard input"
    case .noOperand(.lint):
      "name payloads, scenarios or folders, as in `gravity-sim lint campaign.json`, or `-` for standard input"
    case .noOperand(.show):
      "name payloads or folders, as in `gravity-sim show campaign.json`, or `-` for standard input"
    case .noOperand(let command):
      "name a scenario, as in `\(Self.invocation(command)) first.scenario`, or `-` for standard input"
    case .surplusOperand(_, .quirks): "name a profile with `--profile`"
    case .surplusOperand(_, .usage): "`gravity-sim run --strict-usage FILE` looks for misuse in a file"
    case .surplusOperand(_, .graph): "`graph` takes one payload, or any number of scenarios with `--machine`"
    case .surplusOperand(_, let command): "`\(command.rawValue)` takes one file at a time"
    }
  }

  private static func nothing(for command: Command) -> String {
    "nothing to \(command == .fmt ? "format" : command.rawValue)"
  }

  private static let profiles = ProfileChoice.builtInNames + ["or a file whose name ends in `.profile`"]

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

  private static func help(_ near: String?, _ introduction: String, _ all: [String]) -> String {
    (near.map { "did you mean `\($0)`? " } ?? "") + "\(introduction): \(list(all))"
  }

  private static func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }
}
