import Foundation
import Testing

/// What `docs/EXPLAIN.md` shows is what there is.
@Suite struct ExplainPageTests {
  @Test("EXPLAIN.md: the output is what the command prints")
  func output() async throws {
    let run = try await Tool.run(["explain", "scenarios/faq/screen-left-too-early.scenario"])
    #expect(run.ending == .code(0))
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/EXPLAIN.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text.contains("```\n\(run.output)```\n"))
  }
}
