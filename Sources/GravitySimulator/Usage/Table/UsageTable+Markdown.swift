extension UsageTable {
  /// The page of the documentation.
  static var markdown: String {
    let headings = ["id", "calls", "of", "what is wrong", "what to do about it"]
    let cells = rows.map { row in
      [
        "`\(row.rawValue)`", row.calls.map { $0.contains(" ") ? $0 : "`\($0)`" }.joined(separator: ", "),
        row.field,
        Wording.sentence(of: row), Wording.advice(on: row),
      ]
    }
    let lines = [headings, headings.map { _ in "---" }] + cells
    return introduction + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static let introduction = """
    # Misuse of the SDK

    <!-- Generated: `gravity-sim usage --format markdown`. A test compares this file with what the command prints. -->

    What the product's documentation warns of, found in the calls that a scenario makes. A misuse changes nothing about the run: it is a line of traces and of `explain`, and for `expect usage`. `gravity-sim run --strict-usage` makes each an error, with its place and what to do.

    A call that `initialize` did not precede is ignored by the SDK (C2), and so it is here. Values of the feed are those of the products in payloads that the run has loaded before the call. For each row, [scenarios/usage](../scenarios/usage) holds a scenario with the misuse, `bad.scenario`, and one without it, `good.scenario`.


    """
}
