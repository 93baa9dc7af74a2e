extension HelpText {
  static let explain = """
    Says why each campaign of a scenario was shown or not: the questions that were asked,
    the values they were answered from, the verdict, and the smallest single change that
    would give another one. Expectations of the scenario are ignored.

    Usage: gravity-sim explain [OPTIONS] FILE

    '-' reads the scenario from standard input.

    Options:
      --profile PROFILE
                       behave as this SDK, whatever the scenario says: a name that
                       'gravity-sim profiles' lists, or a profile file
      --format FORMAT  text or json (default: text)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows is a file, even if it begins with '-'

    Examples:
      gravity-sim explain scenarios/push/not-determined-deny.scenario
      gravity-sim explain --profile ideal --format json - <campaign.scenario

    """
}
