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
  case show(ShowOptions)
  /// What pictures follow of styles.
  case pictureKeys(PictureKeysOptions)
  case diff(DiffOptions)
  case check(CheckOptions)
  case explore(ExploreOptions)
  case paths(PathsOptions)
  /// The machine, drawn from explorations.
  case graph(GraphOptions)
  /// A payload as a map.
  case map(MapOptions)
  case profiles(ProfilesOptions)
  case quirks(QuirksOptions)
  case usage(UsageOptions)
  case fmt(FormatOptions)
}
