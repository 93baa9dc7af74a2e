import GravityPresentation

extension QuirkTable {
  /// The page of the documentation.
  var markdown: String {
    let headings = ["rule", "what happens", "what to do about it"] + names.map(Self.cell)
    let lines = [headings, headings.map { _ in "---" }] + rows.map(cells)
    return Self.introduction + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func cells(of row: Row) -> [String] {
    let mark = row.kind.isStanding ? "°" : "⚠"
    return [
      row.kind.rule.rawValue, Self.cell(Wording.sentence(of: row.kind)),
      Self.cell(Wording.advice(on: row.kind)),
    ] + names.map { row.profiles.contains($0) ? mark : "" }
  }

  /// Text that must not end its cell.
  private static func cell(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }

  private static let introduction = """
    # Quirks

    <!-- Generated: `gravity-sim quirks --format markdown`. A test compares this file with what the command prints. -->

    A quirk is behaviour of an SDK as it was built that surprises. A run reproduces it under the profile that has it and says so, once for each time that the outcome really differs from `ideal`'s: in traces, and for `expect quirks`. The rules are in [RULES.md](RULES.md); for each row and profile, [scenarios/quirks](../scenarios/quirks) holds a scenario in which it happens and a near miss in which it does not.

    ⚠ is told in runs. ° stands: it belongs to the profile, and no run tells it.


    """
}
