import GravityPresentation

extension ProfileTable {
  /// The page of the documentation: the table by sections, and how to write a profile.
  var markdown: String {
    ([Self.introduction] + sections.map(markdown) + [Self.howTo]).joined(separator: "\n")
      + sections.map(valuesMarkdown).joined()
  }

  private func markdown(_ section: Section) -> String {
    let headings = ["rule", "switch", "what it decides"] + names.map(Self.cell)
    let rows = section.rows.map { row in
      [
        row.policySwitch.rules.joined(separator: ", "), "`\(row.policySwitch.name)`",
        row.policySwitch.meaning,
      ]
        + row.values.map { "`\($0)`" }
    }
    let lines = [headings, headings.map { _ in "---" }] + rows
    return "### \(section.title)\n\n" + lines.map(Self.line).joined()
  }

  private func valuesMarkdown(_ section: Section) -> String {
    section.rows.map { row in
      Self.line(["`\(row.policySwitch.name)`", Self.values(row.policySwitch.values)])
    }.joined()
  }

  private static func values(_ values: PolicySwitchValues) -> String {
    switch values {
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .duration: "a duration"
    }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// A name of the user's, which must not end its cell.
  private static func cell(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }

  private static let introduction = """
    # Profiles

    <!-- Generated: `gravity-sim profiles --format markdown`. A test compares this file with what the command prints. -->

    A profile is one SDK as it behaves: a value for each switch below, and nothing else. The machine reads switches and never asks which profile it runs. The rules are in [RULES.md](RULES.md); `gravity-sim profiles` prints the same table.

    ## The switches

    """

  private static let howTo = """
    ## A profile of your own

    A profile file names a built-in profile and what is different, one switch a line:

    ```profile
    # How our app will behave after the next update.
    base ios
    description "One campaign a trigger, longer snack bars"

    furtherCandidates triedUntilPresented
    snackBar.stays 6s
    ```

    - `base NAME` comes first; the name is that of a built-in profile.
    - Each further line is a switch and its value. What no line names is as in the base.
    - `#` begins a comment. Empty lines and indentation mean nothing, `description` is for people only.
    - The profile is called like its file, without `.profile`.

    `gravity-sim run --profile team.profile scenarios` runs all scenarios with it, `profile "team.profile"` in the header of a scenario (the path begins at the scenario's folder) runs that one, `gravity-sim diff --profiles ios,team.profile FILE` shows what it changes, and `gravity-sim profiles team.profile` lists it beside the others. Mistakes in the file are shown where they stand, with the values that would be right.

    Durations are written as in scenarios: `300ms`, `1.5s`, `2m` or `0`.

    | switch | values |
    | --- | --- |

    """
}
