import GravitySimulator

/// What the whole command line asks for.
enum Invocation: Hashable {
  /// The help of one command, or of the tool.
  case help(Command?)
  case version
  case run(RunOptions)
  case explain(ExplainOptions)
  case lint(LintOptions)
  case lintRules(LintRulesOptions)
  case diff(DiffOptions)
  case explore(ExploreOptions)
  case paths(PathsOptions)
  case graph(GraphOptions)
  case profiles(ProfilesOptions)
  case quirks(QuirksOptions)
  case usage(UsageOptions)
  case fmt(FormatOptions)
}
