extension HelpText {
  static let explore = """
    Tries every order of taps, timers, answers, lock calls and app events, and says that
    nothing is wrong, or writes the shortest scenario that shows what is.

    Usage: gravity-sim explore [OPTIONS] FILE|PAYLOAD|FOLDER ...

    Of a scenario, the header is the world, its calls and host steps may happen once each, in
    any order, and its 'never', 'always' and 'within' must hold; expectations do not count.
    A payload - a '.json' file, or a text that begins with '{' - is a campaign that one
    trackView can show. A folder stands for all scenarios and payloads below it, in sorted
    order; '-' reads either from standard input. docs/EXPLORE.md lists what is tried, and
    docs/PROPERTIES.md what must hold.

    Options:
      --profile PROFILE
                       behave as this SDK, whatever the scenarios say: a name that
                       'gravity-sim profiles' lists, or a profile file
      --keep-order     the calls of a scenario come in its order
      --lock N         how often the app may lock presentation (default: 1; 0 for never)
      --background N   how often it may go to the background (default: 1)
      --leave N        how often it may take its top-most screen away (default: 1)
      --max-states N   end with the level in which there are N states (default: 10000000)
      --max-depth N    try nothing after N events (default: any number)
      --memory SIZE    end beyond this, such as 500MB (default: 1GB)
      --time DURATION  end after this, such as 300ms or 2m (default: 60s)
      --jobs N         explore with N threads, 1 to 256 (default: one a core); the output is
                       the same for every N, unless --memory, --time or Ctrl-C ended it
      --out DIR        write counterexamples into this folder, one file for each broken
                       property, in place of printing them; only files that were written
                       so before are replaced
      --report html=DIR
                       also write pages that show each counterexample step by step
      --format FORMAT  text or json (default: text)
      --quiet          show only what is wrong or incomplete
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files and folders, even if it begins with '-'

    Ctrl-C ends the exploration and prints what is known so far.

    Exit codes: 0 where all is explored and nothing wrong, 1 where a property is broken,
    4 where nothing is found and a bound was reached. Known quirks fail nothing.

    Examples:
      gravity-sim explore campaign.json
      gravity-sim explore --profile ideal --out counterexamples scenarios/lock
      gravity-sim explore --lock 0 --background 0 --leave 0 --max-states 100000 campaign.json

    """
}
