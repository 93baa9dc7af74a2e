extension HelpText {
  static let diff = """
    Runs one scenario under several profiles and shows where they part, with the rules that
    explain it. Expectations of the scenario are ignored.

    Usage: gravity-sim diff [OPTIONS] FILE

    '-' reads from standard input. A payload - a '.json' file, or a text that begins with '{' -
    goes on a tour instead, each stop of it in a fresh run:
      load and show      the trigger and what time brings; the profile chooses the root
    and then for each content, shown as the root:
      show               the trigger and what time brings
      tap “...”          each drawn element with an action
      close button       where there is one
      tap outside, swipe down, swipe up, tap container, back
      five idle seconds
    Gestures come after two seconds; then time moves on until nothing more happens, and a
    prompt for push is refused. docs/DIFF.md tells how differences are found.

    Options:
      --profiles LIST  at least two, with commas between them, each a name that
                       'gravity-sim profiles' lists or a profile file (default: all built in);
                       the first is the reference: causes are told against it
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
