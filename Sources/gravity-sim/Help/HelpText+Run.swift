extension HelpText {
  static let run = """
    Runs scenario files and reports what differs from what they expect.

    Usage: gravity-sim run [OPTIONS] FILE|FOLDER ...

    A folder stands for all '*.scenario' files below it, in sorted order; '-' reads one
    scenario from standard input.

    Options:
      --profile PROFILE
                       behave as this SDK, whatever the scenarios say: a name that
                       'gravity-sim profiles' lists, or a profile file
      --tag TAGS       only scenarios with one of these tags and none behind a '!',
                       as in 'push,!slow'
      --filter TEXT    only scenarios whose name or path contains the text
      --jobs N         run N scenarios at a time, 1 to 256 (default: one a core);
                       the output is the same for every N
      --trace          show the whole timeline: events, effects, verdicts, quirks, misuses
      --strict-usage   every misuse of the SDK that 'gravity-sim usage' lists is an error
      --accept         write what came into expectations that failed or are left open, such as
                       'expect callbacks ...', and say which lines of which file changed
      --report KIND=PATH
                       also write a report, docs/REPORTS.md tells of each: junit, tap, json,
                       ndjson or trace into a file ('-' for standard output), html into a
                       folder; 'github' has no path and prints annotations. May be repeated;
                       all reports are written, or none
      --quiet          show only what went wrong
      --fail-fast      end at the first scenario that does not pass
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files and folders, even if it begins with '-'

    Examples:
      gravity-sim run scenarios
      gravity-sim run --profile ideal --tag 'push,!slow' scenarios/push
      gravity-sim run --profile team.profile scenarios
      gravity-sim run --accept scenarios/push/not-determined-deny.scenario
      gravity-sim run --report junit=report.xml --report html=report scenarios
      gravity-sim run --trace scenarios/push/not-determined-deny.scenario

    """
}
