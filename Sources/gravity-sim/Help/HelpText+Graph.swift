extension HelpText {
  static let graph = """
    Draws what the presentation machine does: its phases and events, as a Mermaid diagram
    and a table, from the explorations of scenarios put together.

    Usage: gravity-sim graph --machine [OPTIONS] FILE|FOLDER ...

    Prints Markdown. A cell of the table that no exploration reached is marked.

    Options:
      --machine        draw the machine
      --profile PROFILE
                       explore as this SDK, whatever the scenarios say: a name that
                       'gravity-sim profiles' lists, or a profile file
      --max-states N   end each exploration with the level in which there are N states
                       (default: 20000)
      --jobs N         explore N scenarios at a time, 1 to 256 (default: one a core); the
                       output is the same for every N
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version

    Examples:
      gravity-sim graph --machine scenarios
      gravity-sim graph --machine --profile ideal scenarios/steps

    """
}
