extension LintTable {
  /// The page of the documentation.
  static var markdown: String {
    let headings = ["rule", "severity", "what it finds", "contract"]
    let cells = ListedRule.all.map { rule in
      ["[`\(rule.id)`](#\(rule.id))", rule.severity.rawValue, cell(rule.summary), contract(of: rule)]
    }
    let lines = [headings, headings.map { _ in "---" }] + cells
    return introduction + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
      + ListedRule.all.map { section(about: $0) }.joined()
  }

  private static func section(about rule: ListedRule) -> String {
    var facts = [severityText(of: rule.severity)]
    if !rule.rules.isEmpty { facts.append("contract \(contract(of: rule))") }
    facts += rule.headings.map { "[\($0)](FORMAT.md#\(anchor(of: $0)))" }
    if let profiles = rule.profiles {
      facts.append("under " + profiles.map { "`\($0)`" }.joined(separator: ", ") + " alone")
    }
    return "\n## `\(rule.id)`\n\n\(rule.summary). *\(facts.joined(separator: ", "))*\n\n\(rule.explanation)\n"
      + rule.examples.map { block(of: $0) }.joined()
  }

  /// What is written for an example; its text is JSON on few lines.
  private static func block(of example: ListedExample) -> String {
    let fence = example.text.contains("```") ? "````" : "```"
    let word = example.isGood ? "Good" : "Bad"
    return """

      \(word): \(example.title) (\(example.frame))

      \(fence)\(example.language)
      \(example.text)
      \(fence)

      """
  }

  private static func contract(of rule: ListedRule) -> String { rule.rules.joined(separator: ", ") }

  /// What a heading is linked by.
  private static func anchor(of heading: String) -> String {
    heading.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
  }

  private static func severityText(of severity: LintSeverity) -> String {
    switch severity {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    }
  }

  /// Text that must not end its cell.
  private static func cell(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }

  private static let introduction = """
    # Lint

    <!-- Generated: `gravity-sim lint --rules --format markdown`. A test compares this file with what the command prints. -->

    `gravity-sim lint PAYLOAD|SCENARIO|FOLDER…` looks at payloads and scenarios without running them, and tells with line and column what does not work, what surprises, and what to do about it.

    ```
    swift run -c release gravity-sim lint campaign.json
    ```

    An **error** does not work, or leaves the user stuck. A **warning** works otherwise than whoever wrote it most likely thinks, or not everywhere. A **note** is good to know. The table names a rule's usual severity; a finding may be graver under a profile that it breaks, or milder where little depends on it. The exit code is 0 where nothing is found but notes, 1 where there are errors or warnings, 2 where a file cannot be read.

    - `--deny error` lets warnings pass, `--deny note` lets nothing pass, `--deny RULE` makes an error of whatever this rule finds, even where a file allows it. `--allow RULE` leaves a rule out. Both may be given more than once.
    - A payload allows rules for itself with a member beside `data` that no SDK reads: `"lintAllow": ["rule-id"]`. In a scenario the comment `# lint: allow RULE[, RULE]` does: on a line of its own for the whole file, behind a statement for that alone; it also holds for the payloads that are written there. What is allowed and not found is told, so that no permission stays behind.
    - `--profile` says under whose rules files are looked at; `ios` is the default, and a scenario that names a profile is looked at under its own. Some rules are about one SDK alone.
    - `--format json` writes the schema [lint-1](schemas/lint-1.schema.json), `--format sarif` SARIF 2.1.0, `--format github` annotations of pull requests. Files that cannot be read are in all of them, too.
    - A folder stands for all scenarios and payloads below it. A JSON file there that is neither a response with `data` nor one with `campaigns` is passed over.

    In a workflow of GitHub's, two commands write annotations and a file to upload:

    ```
    gravity-sim lint --format github campaigns
    gravity-sim lint --format sarif campaigns > lint.sarif
    ```

    Below, what a rule finds stands between ⟦ and ⟧; each example is a test. The rules of the contract are in [RULES.md](RULES.md).


    """
}
