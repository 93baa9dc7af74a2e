extension Command {
  /// Reads the words behind the command.
  func parse(_ words: ArraySlice<String>) throws(UsageError) -> Invocation {
    switch self {
    case .run: try Self.parse(RunArguments.self, words)
    case .explain: try Self.parse(ExplainArguments.self, words)
    case .lint: try Self.parse(LintArguments.self, words)
    case .show: try Self.parse(ShowArguments.self, words)
    case .diff: try Self.parse(DiffArguments.self, words)
    case .check: try Self.parse(CheckArguments.self, words)
    case .explore: try Self.parse(ExploreArguments.self, words)
    case .paths: try Self.parse(PathsArguments.self, words)
    case .graph: try Self.parse(GraphArguments.self, words)
    case .profiles: try Self.parse(ProfilesArguments.self, words)
    case .quirks: try Self.parse(QuirksArguments.self, words)
    case .usage: try Self.parse(UsageArguments.self, words)
    case .fmt: try Self.parse(FormatArguments.self, words)
    }
  }

  /// Whether a word such as `--tag` is an option of this command and not of the tool itself.
  func hasOption(_ name: String) -> Bool {
    options.contains(name)
  }

  /// The words of its options, in the order of their declaration.
  var options: [String] {
    switch self {
    case .run: Self.options(RunArguments.self)
    case .explain: Self.options(ExplainArguments.self)
    case .lint: Self.options(LintArguments.self)
    case .show: Self.options(ShowArguments.self)
    case .diff: Self.options(DiffArguments.self)
    case .check: Self.options(CheckArguments.self)
    case .explore: Self.options(ExploreArguments.self)
    case .paths: Self.options(PathsArguments.self)
    case .graph: Self.options(GraphArguments.self)
    case .profiles: Self.options(ProfilesArguments.self)
    case .quirks: Self.options(QuirksArguments.self)
    case .usage: Self.options(UsageArguments.self)
    case .fmt: Self.options(FormatArguments.self)
    }
  }

  private static func parse<Arguments: CommandArguments>(
    _: Arguments.Type, _ words: ArraySlice<String>
  ) throws(UsageError) -> Invocation {
    var parser = CommandParser<Arguments>(words)
    return try parser.parse()
  }

  private static func options<Arguments: CommandArguments>(_: Arguments.Type) -> [String] {
    Arguments.Setting.allCases.map(\.rawValue) + Arguments.Switch.allCases.map(\.rawValue)
  }
}
