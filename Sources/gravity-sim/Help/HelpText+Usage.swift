extension HelpText {
  static let usage = """
    Lists the misuses of the SDK that a run finds in the calls of a scenario: the id, what is
    wrong, and what to do about it. 'gravity-sim run --strict-usage' makes each an error.

    Usage: gravity-sim usage [OPTIONS]

    Options:
      --format FORMAT  text or markdown (default: text)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version

    Examples:
      gravity-sim usage
      gravity-sim run --strict-usage scenarios/usage/homepage-with-data/bad.scenario

    """
}
