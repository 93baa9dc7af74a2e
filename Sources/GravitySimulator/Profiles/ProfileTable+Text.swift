extension ProfileTable {
  /// The table for a terminal, below a line of headings.
  func text(usesColor: Bool) -> String {
    let headings = ["rule", "switch"] + names
    let table = TextTable(fitting: [headings] + sections.flatMap { $0.rows.map(\.cells) })
    var lines = [bold(table.line(headings), usesColor)]
    for section in sections {
      lines += ["", bold(section.title, usesColor)] + section.rows.map { table.line($0.cells) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func bold(_ text: String, _ usesColor: Bool) -> String {
    usesColor ? Ink.bold.draw(text) : text
  }
}

extension ProfileTable.Row {
  fileprivate var cells: [String] {
    [policySwitch.rules.joined(separator: ", "), policySwitch.name] + values
  }
}
