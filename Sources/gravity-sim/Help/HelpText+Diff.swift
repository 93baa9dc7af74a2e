extension HelpText {
  static let diff = """
    Runs one scenario under several profiles and shows where they part, with the rules that
    explain it. Expectations of the scenario are ignored.

    Usage: gravity-sim diff [OPTIONS] FILE

    '-' reads the scenario from standard input. A '.json' file is a payload, and goes on a
    tour instead: for each content, in a fresh run each, load and show; each drawn element
    with an action; close button; outside; swipe; container; back; five idle seconds.

    Options:
      --profiles LIST  at least two, with commas between them, each a name that
                       'gravity-sim profiles' lists or a profile file (default: all built in)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows is a file, even if it begins with '-'

    Exit codes: 0 where all profiles agree, 1 where they differ.

    Examples:
      gravity-sim diff scenarios/push/not-determined-deny.scenario
      gravity-sim diff --profiles ios,ideal campaign.json
      gravity-sim diff --profiles ios,team.profile campaign.scenario

    """
}
