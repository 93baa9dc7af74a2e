import Foundation
import Testing

/// Values that servers and apps seldom send are written so that the scenario can be read again.
@Suite("Odd values accepted")
struct AcceptedOddValuesTests {
  /// What leads to the value, what is left open, and what has to be written.
  static let rows: [(steps: String, open: String, written: String)] = [
    (HostilePayload.scenario(payload(id: ""), steps: ""), "presented ...", "presented modal \"\""),
    (inline(height: "1e20"), "inline shelf ...", "shown height=100000000000000000000 content=a-1"),
    (inline(height: "-1e20"), "inline shelf ...", "shown height=0 content=a-1"),
    (inline(height: "0.000015"), "inline shelf ...", "shown height=0.000015 content=a-1"),
    (inline(height: "62.5"), "inline shelf ...", "shown height=62.5 content=a-1"),
    (
      #"""
      triggerEvent {
        "events": [{"type": "score-v1", "name": "Score", "customProps": {"most": 1e999, "least": -1e999}}],
        "pageContext": {"type": "OTHER", "location": "app://score", "data": []}
      }

      """#, "request event ...", #""customProps": {"least": -1e999, "most": 1e999}"#
    ),
  ]

  @Test("What is accepted is a scenario, and holds", arguments: rows)
  func accepted(row: (steps: String, open: String, written: String)) async throws {
    let folder = try ScratchFolder()
    try folder.write("odd.scenario", "\(row.steps)expect \(row.open)\n")
    let accepted = try await Tool.run(["run", "--accept", "odd.scenario"], in: folder)
    #expect(accepted.ending == .code(0), "\(accepted.transcript)")
    #expect(try folder.text("odd.scenario").contains(row.written))
    let again = try await Tool.run(["run", "odd.scenario"], in: folder)
    #expect(again.ending == .code(0), "\(again.transcript)")
  }

  private static func payload(id: String) -> String {
    HostilePayload.modal().replacingOccurrences(of: "\"a-1\"", with: "\"\(id)\"")
  }

  private static func inline(height: String) -> String {
    let payload = HostilePayload.modal().replacingOccurrences(
      of: "\"container\": {}", with: "\"container\": {\"style\": {\"size\": {\"height\": \(height)}}}")
    return "on selector shelf reply \(payload)\n\nmount uiKit shelf selector=shelf\n"
  }
}
