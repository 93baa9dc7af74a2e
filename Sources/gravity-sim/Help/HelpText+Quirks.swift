extension HelpText {
  static let quirks = """
    Lists what surprises about the SDKs: the rule, what happens, and what to do about it.

    Usage: gravity-sim quirks [OPTIONS]

    Options:
      --profile PROFILE
                       only those of this SDK: a name that 'gravity-sim profiles' lists, or
                       a profile file
      --format FORMAT  text or markdown (default: text)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version

    Examples:
      gravity-sim quirks
      gravity-sim quirks --profile ios

    """
}
