import GravityPresentation

extension QuirkTable {
  /// The list for a terminal: a block for each surprise.
  func text(usesColor: Bool) -> String {
    if rows.isEmpty { return "\(names.joined(separator: ", ")): no surprises\n" }
    return rows.map { block(of: $0, usesColor) }.joined(separator: "\n")
  }

  private func block(of row: Row, _ usesColor: Bool) -> String {
    let rule = row.kind.rule.rawValue
    let head = usesColor ? Ink.bold.draw(rule) : rule
    let padding = String(repeating: " ", count: max(1, 5 - rule.count))
    let standing = row.kind.isStanding ? " (standing: never told in a run)" : ""
    return """
      \(head)\(padding)\(Wording.sentence(of: row.kind))
           \(row.profiles.joined(separator: ", "))\(standing)
           = help: \(Wording.advice(on: row.kind))

      """
  }
}
