import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// docs/RULES.md and the profiles tell the same quirks.
@Suite("Quirks and rules")
struct QuirkRuleTests {
  @Test("docs/RULES.md names the profiles of each built rule's quirks", arguments: Profile.builtIn)
  func rules(profile: Profile) throws {
    var told: [String] = []
    for cells in try Self.builtRows() {
      let quirks = cells[3].split(separator: ",").map { $0.filter { !"` ".contains($0) } }
      if quirks.contains(profile.name) { told.append(cells[0]) }
      if quirks.contains(profile.name + "°") { told.append(cells[0] + "°") }
    }
    let known = profile.policy.quirks.kinds.map { $0.rule.rawValue + ($0.isStanding ? "°" : "") }
    #expect(Set(told) == Set(known))
  }

  @Test("Every quirk has its sentence and its advice, and no two kinds share both")
  func sentences() {
    let texts = QuirkKind.allCases.map { Wording.sentence(of: $0) + Wording.advice(on: $0) }
    #expect(Set(texts).count == texts.count)
    #expect(texts.allSatisfy { !$0.hasSuffix(".") && $0.first?.isLowercase == true })
  }

  /// The cells of the rows that are built, without what comes later in parentheses.
  private static func builtRows() throws -> [[String]] {
    let page = QuirkPair.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/RULES.md")
    let lines = String(decoding: try Data(contentsOf: page), as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count >= 4, cells[1] == "built" else { return nil }
      guard let start = cells[3].firstIndex(of: "("), let end = cells[3].firstIndex(of: ")") else {
        return cells
      }
      var kept = cells
      kept[3].removeSubrange(start...end)
      return kept
    }
  }
}
