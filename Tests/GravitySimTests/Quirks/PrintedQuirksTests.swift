import Foundation
import Testing

/// What `quirks` prints, word for word.
@Suite struct PrintedQuirksTests {
  static let commands = [
    PrintedCommand("all", "quirks"),
    PrintedCommand("ios", "quirks", "--profile", "ios"),
    PrintedCommand("ideal", "quirks", "--profile", "ideal"),
    PrintedCommand("file", "quirks", "--profile", "profiles/team.profile"),
    PrintedCommand("broken-file", "quirks", "--profile", "profiles/broken.profile"),
    PrintedCommand("colors", "quirks", "--profile", "ios-1.0.4", "--color", "always"),
  ]

  @Test("The quirks of all profiles and of one", arguments: commands)
  func command(command: PrintedCommand) async throws {
    try await command.check(in: "quirks")
  }

  @Test("docs/QUIRKS.md is what `gravity-sim quirks --format markdown` prints")
  func page() async throws {
    let run = try await Tool.run(["quirks", "--format", "markdown"])
    #expect(run.ending == .code(0))
    try Golden.expect(run.output, matchesPage: "QUIRKS.md")
  }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("quirks").path)
    #expect(files.sorted() == Self.commands.map { "\($0.name).txt" }.sorted())
  }
}
