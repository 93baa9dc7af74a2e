extension HelpText {
  static let paths = """
    Writes a small set of scenarios that reach everything there is to reach in a scenario or
    a payload, and that 'run' passes. None of them can be left out.

    Usage: gravity-sim paths --cover GOAL [OPTIONS] FILE|PAYLOAD

    Options:
      --cover GOAL     what to reach: elements (everything that can be touched), verdicts
                       (every way in which a candidate ends) or transitions (every step of
                       the machine's phases)
      --out DIR        write the scenarios into this folder, in place of printing them; only
                       files that an exploration wrote are replaced
      --profile PROFILE
                       behave as this SDK, whatever the scenario says: a name that
                       'gravity-sim profiles' lists, or a profile file
      --keep-order     the calls of a scenario come in its order
      --lock N         how often the app may lock presentation (default: 1; 0 for never)
      --background N   how often it may go to the background (default: 1)
      --leave N        how often it may take its top-most screen away (default: 1)
      --max-states N   end with the level in which there are N states (default: 1000000)
      --jobs N         explore with N threads, 1 to 256 (default: one a core)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version

    Exit codes: 0 where all was explored, 4 where a bound was reached; what was reached until
    then is written all the same.

    Examples:
      gravity-sim paths --cover elements --out paths campaign.json
      gravity-sim paths --cover verdicts --lock 1 scenarios/lock/lock-during-delay.scenario

    """
}
