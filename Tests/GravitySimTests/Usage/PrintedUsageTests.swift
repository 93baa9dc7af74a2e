import Foundation
import Testing

/// What `usage` and `run --strict-usage` print, word for word.
@Suite struct PrintedUsageTests {
  static let commands = [
    PrintedCommand("table", "usage"),
    PrintedCommand("colors", "usage", "--color", "always"),
    PrintedCommand("lenient", "run", "usage"),
    PrintedCommand("strict", "run", "--strict-usage", "usage"),
    PrintedCommand("trace", "run", "--trace", "usage/words.scenario"),
  ]

  @Test("The table, and what a run says of misuse", arguments: commands)
  func command(command: PrintedCommand) async throws {
    try await command.check(in: "usage")
  }

  @Test("docs/USAGE.md is what `gravity-sim usage --format markdown` prints")
  func page() async throws {
    let run = try await Tool.run(["usage", "--format", "markdown"])
    #expect(run.ending == .code(0))
    try Golden.expect(run.output, matchesPage: "USAGE.md")
  }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("usage").path)
    #expect(files.sorted() == Self.commands.map { "\($0.name).txt" }.sorted())
  }
}
