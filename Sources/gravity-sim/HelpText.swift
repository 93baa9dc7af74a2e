/// What `--help` prints.
enum HelpText {
  static func text(for command: Command?) -> String {
    switch command {
    case nil: tool
    case .run: run
    }
  }

  private static let tool = """
    gravity-sim: plays in-app campaigns against a scripted app, without a device.

    Usage: gravity-sim COMMAND [OPTIONS] ...

    Commands:
      run          run scenario files and report what differs

    Options:
      -h, --help   show this help; 'gravity-sim COMMAND --help' shows a command's own
      --version    show the version

    Exit codes:
      0  all good
      1  an expectation or invariant failed
      2  wrong input: arguments, a scenario, a payload, or nothing to run
      3  a bug of gravity-sim
      4  an exploration reached a bound before its end

    """

  private static let run = """
    Runs scenario files and reports what differs from what they expect.

    Usage: gravity-sim run [OPTIONS] FILE|FOLDER ...

    A folder stands for all '*.scenario' files below it, in sorted order; '-' reads one
    scenario from standard input.

    Options:
      --profile NAME   behave as this SDK, whatever the scenarios say: ios, ideal
      --tag TAGS       only scenarios with one of these tags and none behind a '!',
                       as in 'push,!slow'
      --filter TEXT    only scenarios whose name or path contains the text
      --jobs N         run N scenarios at a time, 1 to 256 (default: one a core);
                       the output is the same for every N
      --trace          show the whole timeline: events, effects, verdicts, quirks
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
      gravity-sim run --trace scenarios/push/not-determined-deny.scenario

    """
}
