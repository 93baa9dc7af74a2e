/// The misuses of the SDK: a row for each, in the order of the calls.
enum UsageTable {
  static let rows = UsageRule.allCases

  /// The list for a terminal: a block for each misuse.
  static func text(usesColor: Bool) -> String {
    rows.map { row in
      let id = usesColor ? Ink.bold.draw(row.rawValue) : row.rawValue
      return """
        \(id)  \(row.calls.joined(separator: ", ")): \(row.field)
             \(Wording.sentence(of: row))
             = help: \(Wording.advice(on: row))

        """
    }.joined(separator: "\n")
  }
}
