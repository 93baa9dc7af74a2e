extension HelpText {
  static let graph = """
    Draws the payload of a campaign as a map: its contents, every way between them and off the
    screen with what it does and reports, dead ends and traps. Or draws what the presentation
    machine does: its phases and events, from the explorations of scenarios put together.

    Usage: gravity-sim graph [OPTIONS] PAYLOAD
           gravity-sim graph --machine [OPTIONS] FILE|FOLDER ...

    '-' reads from standard input. The map is that of one profile, and says what that SDK does:
    nothing is run. docs/GRAPH.md tells how to read it. The machine is printed as Markdown; a
    cell of its table that no exploration reached is marked.

    Options of both:
      --profile PROFILE
                       behave as this SDK, whatever the scenarios say: a name that
                       'gravity-sim profiles' lists, or a profile file (a map's default: ios)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files and folders, even if it begins with '-'

    Options of a map:
      --format FORMAT  mermaid, dot or json (default: mermaid)

    Options of the machine:
      --machine        draw the machine
      --max-states N   end each exploration with the level in which there are N states
                       (default: 20000)
      --jobs N         explore N scenarios at a time, 1 to 256 (default: one a core); the
                       output is the same for every N

    Exit codes: 0 where it is drawn, whatever is on it; 2 where the input cannot be drawn.

    Examples:
      gravity-sim graph campaign.json
      gravity-sim graph --profile ideal --format dot campaign.json
      gravity-sim graph --machine scenarios

    """
}
