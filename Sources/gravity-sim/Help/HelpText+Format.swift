extension HelpText {
  static let fmt = """
    Prints scenario files in their canonical form: one space between words, items indented by
    two, one blank line at most, JSON in its own lines. Comments and the order stay.

    Usage: gravity-sim fmt [OPTIONS] FILE|FOLDER ...

    A folder stands for all '*.scenario' files below it; files that are only included are
    named one by one. '-' reads from standard input.

    Options:
      --check          print nothing but what is not canonical; exit code 1 if anything is not
      --write          rewrite the files that are not canonical
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files and folders, even if it begins with '-'

    Examples:
      gravity-sim fmt first.scenario
      gravity-sim fmt --check scenarios
      gravity-sim fmt --write scenarios/include/parts/primer.part

    """
}
