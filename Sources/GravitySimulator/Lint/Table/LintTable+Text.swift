extension LintTable {
  /// The list for a terminal: a line for each rule.
  static func text(usesColor: Bool) -> String {
    let cells = ListedRule.all.map { [$0.id, $0.severity.rawValue, $0.summary] }
    let table = TextTable(fitting: cells)
    return cells.map { row in
      let line = table.line(row)
      guard usesColor else { return line + "\n" }
      return Ink.bold.draw(row[0]) + line.dropFirst(row[0].count) + "\n"
    }.joined()
  }
}
