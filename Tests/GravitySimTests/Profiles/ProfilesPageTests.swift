import Foundation
import Testing

/// `docs/PROFILES.md` is what the command prints, and its example works.
@Suite struct ProfilesPageTests {
  @Test("docs/PROFILES.md is what `gravity-sim profiles --format markdown` prints")
  func page() async throws {
    let run = try await Tool.run(["profiles", "--format", "markdown"])
    #expect(run.ending == .code(0))
    try Golden.expect(run.output, matchesPage: "PROFILES.md")
  }

  @Test("docs/PROFILES.md: the example is a profile that can be run and listed")
  func example() async throws {
    let page = String(decoding: try Data(contentsOf: Golden.page("PROFILES.md")), as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```profile"))
    let example = lines[(start + 1)...].prefix { $0 != "```" }
    let folder = try ScratchFolder()
    try folder.write("team.profile", example.joined(separator: "\n"))
    try folder.write("a/first.scenario", "profile \"../team.profile\"\nwait 1s\n")
    let run = try await Tool.run(["run", "a", "--profile", "team.profile"], in: folder)
    #expect(run.ending == .code(0), "\(run.errors)")
    #expect(try await Tool.run(["run", "a"], in: folder).ending == .code(0))
    let table = try await Tool.run(["profiles", "team.profile"], in: folder)
    #expect(table.ending == .code(0))
    let headings = table.output.split(separator: "\n").first ?? ""
    #expect(headings.hasSuffix(" team"))
    let changes = example.filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("base") }
    for change in changes where !change.hasPrefix("description") {
      let words = change.split(separator: " ")
      let row = table.output.split(separator: "\n").first { $0.contains("  \(words[0])  ") }
      #expect(row?.split(separator: " ").last == words[1])
    }
  }
}
