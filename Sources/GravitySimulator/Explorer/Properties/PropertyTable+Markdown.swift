import GravityPresentation

extension PropertyTable {
  /// The page of the documentation.
  package var markdown: String {
    Self.introduction + Self.table(headings + names, rows.map(cells)) + Self.breaks
      + Self.table(["property", "quirk", "what happens"], rows.flatMap(causes)) + Self.ownProperties
  }

  private var headings: [String] { ["property", "what holds", "rules"] }

  private func cells(of row: Row) -> [String] {
    let property = row.property
    return [
      "`\(property.rawValue)`", PropertyWording.sentence(of: property),
      property.rules.joined(separator: ", "),
    ] + row.quirks.map { $0.map(Self.mark).joined(separator: ", ") }
  }

  private func causes(of row: Row) -> [[String]] {
    QuirkKind.allCases.filter { kind in row.quirks.contains { $0.contains(kind) } }.map { kind in
      ["`\(row.property.rawValue)`", Self.mark(kind), Wording.sentence(of: kind)]
    }
  }

  private static func mark(_ kind: QuirkKind) -> String {
    kind.rule.rawValue + (kind.isStanding ? "°" : "")
  }

  private static func table(_ headings: [String], _ rows: [[String]]) -> String {
    ([headings, headings.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
