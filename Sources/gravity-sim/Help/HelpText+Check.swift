extension HelpText {
  static let check = """
    Says on one page what a payload does: whether it shows, what each touch does, how it is
    left, what is reported, what other SDKs do in another way, whether any order of events
    goes wrong, and what lint finds.

    Usage: gravity-sim check [OPTIONS] PAYLOAD

    '-' reads from standard input. docs/CHECK.md tells how to read the page.

    Options:
      --profile PROFILE
                       the SDK that the page is about: a name that 'gravity-sim profiles'
                       lists, or a profile file (default: ios); the others are compared
      --format FORMAT  text or json (default: text)
      --report html=DIR
                       also write pages that show each touch step by step
      --max-states N   end the exploration with the level in which there are N states
                       (default: 200000)
      --jobs N         explore with N threads, 1 to 256 (default: one a core); the output is
                       the same for every N
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows is a file, even if it begins with '-'

    Exit codes: that of the worst part. 0 where nothing is wrong but for notes, 1 where
    something is or where it does not show, 2 where the payload cannot be read, 4 where
    the exploration was cut.

    Examples:
      gravity-sim check campaign.json
      gravity-sim check --profile android-1.0.3 campaign.json
      gravity-sim check --format json campaign.json
      gravity-sim check --report html=report campaign.json

    """
}
