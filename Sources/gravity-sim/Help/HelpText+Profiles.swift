extension HelpText {
  static let profiles = """
    Lists the switches by which profiles differ: a row for each switch with the rule that it
    belongs to, a column for each built-in profile and for each profile file given.

    Usage: gravity-sim profiles [OPTIONS] [FILE ...]

    Options:
      --format FORMAT  text or markdown (default: text)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files, even if it begins with '-'

    Examples:
      gravity-sim profiles
      gravity-sim profiles team.profile

    """
}
