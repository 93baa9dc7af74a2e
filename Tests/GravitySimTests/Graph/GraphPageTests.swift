import Foundation
import Testing

/// What `docs/GRAPH.md` shows is what there is.
@Suite struct GraphPageTests {
  private static func page() throws -> String {
    String(decoding: try Data(contentsOf: Golden.page("GRAPH.md")), as: UTF8.self)
  }

  @Test("GRAPH.md: the drawing is what the command prints")
  func drawing() async throws {
    let run = try await Tool.run(["graph", "scenarios/payloads/detours.json"])
    #expect(run.ending == .code(0))
    #expect(try Self.page().contains("```mermaid\n\(run.output)```\n"))
  }

  @Test("GRAPH.md: every word of the schema stands there")
  func words() throws {
    let page = try Self.page()
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Golden.page("schemas/graph-1.schema.json")))
    let definitions = (schema as? [String: Any])?["$defs"] as? [String: Any]
    for name in ["kind", "deed", "obstacle", "mark"] {
      let words = try #require((definitions?[name] as? [String: Any])?["enum"] as? [String])
      for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
    }
  }
}
