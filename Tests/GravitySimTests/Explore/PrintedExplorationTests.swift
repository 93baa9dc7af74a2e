import Foundation
import Testing

/// What `explore` prints, word for word.
@Suite struct PrintedExplorationTests {
  static let findings = [
    PrintedCommand("clean", "explore", "explore/campaigns/close.json"),
    PrintedCommand("trap", "explore", "explore/campaigns/trap.json"),
    PrintedCommand("own", "explore", "--profile", "ideal", "explore/own.scenario"),
    PrintedCommand("own-in-order", "explore", "--profile", "ideal", "--keep-order", "explore/own.scenario"),
    PrintedCommand("from-the-start", "explore", "explore/start.scenario"),
    PrintedCommand("profile-file", "explore", "--profile", "profiles/team.profile", "explore/own.scenario"),
    PrintedCommand("folder", "explore", "explore/campaigns"),
    PrintedCommand("quiet", "explore", "--quiet", "explore/campaigns"),
    PrintedCommand("states", "explore", "--max-states", "30", "explore/campaigns/close.json"),
    PrintedCommand("depth", "explore", "--max-depth", "4", "explore/campaigns/trap.json"),
    PrintedCommand("colors", "explore", "--color", "always", "explore/campaigns/trap.json"),
    PrintedCommand("json", "explore", "--format", "json", "explore/campaigns"),
  ]

  static let mistakes = [
    PrintedCommand("no-file", "explore", "explore/campaigns/clos.json"),
    PrintedCommand("nothing-below", "explore", "empty"),
    PrintedCommand("time", "explore", "explore/time.scenario"),
    PrintedCommand("many-calls", "explore", "explore/many.scenario"),
    PrintedCommand("many-deadlines", "explore", "explore/deadlines.scenario"),
    PrintedCommand("cut-payload", "explore", "explore/cut.json"),
    PrintedCommand("candidate-list", "explore", "explore/campaigns/visit.json"),
    PrintedCommand("broken-beside-good", "explore", "explore/cut.json", "explore/campaigns/close.json"),
    PrintedCommand("broken-scenario", "explore", "syntax/unknown.scenario"),
    PrintedCommand("broken-profile", "explore", "--profile", "profiles/broken.profile", "explore/cut.json"),
  ]

  @Test("What comes of an exploration", arguments: findings)
  func finding(command: PrintedCommand) async throws { try await command.check(in: "explore") }

  @Test("Input that cannot be explored", arguments: mistakes)
  func mistake(command: PrintedCommand) async throws { try await command.check(in: "explore") }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("explore").path)
    #expect(files.sorted() == (Self.findings + Self.mistakes).map { "\($0.name).txt" }.sorted())
  }

  @Test("Any number of jobs prints the same bytes", arguments: ["text", "json"])
  func jobs(format: String) async throws {
    let folder = try GoldenInput.folder()
    let words = ["explore", "--format", format, "explore/campaigns", "explore/own.scenario", "--lock", "2"]
    let alone = try await Tool.run(words + ["--jobs", "1"], in: folder)
    #expect(alone.ending == .code(1))
    for jobs in ["2", "5"] {
      let several = try await Tool.run(words + ["--jobs", jobs], in: folder)
      #expect(several.output == alone.output)
      #expect(several.ending == alone.ending)
    }
  }
}
