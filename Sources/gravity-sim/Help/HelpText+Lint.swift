extension HelpText {
  static let lint = """
    Looks at payloads and scenarios without running them, and tells with line and column what
    does not work, what surprises, and what to do about it.

    Usage: gravity-sim lint [OPTIONS] PAYLOAD|SCENARIO|FOLDER ...
           gravity-sim lint --rules [--format text|markdown]

    A payload is a '.json' file, or a text that begins with '{'. A folder stands for all
    scenarios and payloads below it, in sorted order; '-' reads either from standard input.
    docs/LINT.md explains each rule with examples.

    Options:
      --deny LEVEL     fail from this severity on: note, warning or error (default: warning)
      --deny RULE      an error, whatever the rule is otherwise and whatever a file allows;
                       may be given more than once
      --allow RULE     do not tell what this rule finds; may be given more than once. A payload
                       allows rules for itself with "lintAllow": ["rule"] beside "data", a
                       scenario with the comment '# lint: allow RULE', behind a statement for
                       that alone
      --profile PROFILE
                       look under the rules of this SDK: a name that 'gravity-sim profiles'
                       lists, or a profile file (default: what a scenario names, else ios)
      --format FORMAT  text, json, sarif or github (default: text)
      --jobs N         look at N files at a time, 1 to 256 (default: one for each core); the
                       output is the same for every N
      --rules          list the rules
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files and folders, even if it begins with '-'

    Exit codes: 0 where nothing is found but notes, 1 where findings fail, 2 where a file
    cannot be read.

    Examples:
      gravity-sim lint campaign.json
      gravity-sim lint --deny error --allow small-text campaigns
      gravity-sim lint --format sarif scenarios

    """
}
