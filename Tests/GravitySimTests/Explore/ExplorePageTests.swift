import Foundation
import Testing

/// What `docs/EXPLORE.md` shows is what there is.
@Suite struct ExplorePageTests {
  private static func page() throws -> String {
    String(decoding: try Data(contentsOf: Golden.page("EXPLORE.md")), as: UTF8.self)
  }

  @Test("EXPLORE.md: the output is what the command prints")
  func output() async throws {
    let run = try await Tool.run(["explore", "scenarios/payloads/trap.json"])
    #expect(run.ending == .code(1))
    #expect(try Self.page().contains("```\n\(run.output)```\n"))
  }

  @Test("EXPLORE.md: the states that were counted by hand are those that are found")
  func count() async throws {
    let folder = try ScratchFolder()
    let payload = Golden.file("input/explore/campaigns/close.json")
    try folder.write("close.json", String(decoding: try Data(contentsOf: payload), as: UTF8.self))
    let run = try await Tool.run(
      ["explore", "--lock", "0", "--background", "0", "--leave", "0", "close.json"], in: folder)
    #expect(run.output.contains("      7 states, 8 transitions, depth 5\n"))
    #expect(try Self.page().contains("```\n\(run.output)```\n"))
  }

  @Test("EXPLORE.md: every option with a bound stands there with its default")
  func bounds() throws {
    let page = try Self.page()
    for row in [
      "| `--max-states N` | 10000000 |", "| `--memory SIZE` | 1GB |", "| `--time DURATION` | 60s |",
    ] {
      #expect(page.contains(row))
    }
  }
}
