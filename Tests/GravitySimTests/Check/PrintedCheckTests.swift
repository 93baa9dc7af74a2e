import Foundation
import Testing

/// What `check` prints, word for word.
@Suite struct PrintedCheckTests {
  static let pages = [
    PrintedCommand("campaign", "check", "graph/campaign.json"),
    PrintedCommand("campaign-android", "check", "--profile", "android-1.0.3", "graph/campaign.json"),
    PrintedCommand("json", "check", "--format", "json", "graph/bar.json"),
    PrintedCommand("snackbar", "check", "graph/bar.json"),
    PrintedCommand("snackbar-flutter", "check", "--profile", "flutter-0.22.2", "graph/bar.json"),
    PrintedCommand("inline", "check", "payloads/inline-quiz.json"),
    PrintedCommand("list", "check", "payloads/inline-group.json"),
    PrintedCommand("allowed", "check", "lint/allowed.json"),
    PrintedCommand("findings", "check", "lint/bad.json"),
    PrintedCommand("colors", "check", "--color", "always", "lint/bad.json"),
    PrintedCommand("cut-short", "check", "--max-states", "10", "--jobs", "1", "graph/bar.json"),
    PrintedCommand("profile-file", "check", "--profile", "profiles/team.profile", "graph/bar.json"),
    PrintedCommand("hostile", "check", "graph/hostile.json"),
  ]

  static let mistakes = [
    PrintedCommand("no-file", "check", "graph/campain.json"),
    PrintedCommand("json-operand", "check", #"{"data": []}"#),
    PrintedCommand("folder", "check", "graph"),
    PrintedCommand("scenario", "check", "explore/own.scenario"),
    PrintedCommand("cut-payload", "check", "explore/cut.json"),
    PrintedCommand("candidate-list", "check", "explore/campaigns/visit.json"),
    PrintedCommand("no-contents", "check", "diff/nothing.json"),
    PrintedCommand("broken-profile", "check", "--profile", "profiles/broken.profile", "graph/bar.json"),
    PrintedCommand("nothing", "check"),
    PrintedCommand("two-payloads", "check", "graph/bar.json", "graph/campaign.json"),
  ]

  @Test("Pages", arguments: pages)
  func page(command: PrintedCommand) async throws { try await command.check(in: "check") }

  @Test("What cannot be checked", arguments: mistakes)
  func mistake(command: PrintedCommand) async throws { try await command.check(in: "check") }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("check").path)
    #expect(files.sorted() == (Self.pages + Self.mistakes).map { "\($0.name).txt" }.sorted())
  }

  @Test("What cannot be checked is wrong input", arguments: mistakes)
  func code(command: PrintedCommand) async throws {
    let run = try await Tool.run(command.words, in: try GoldenInput.folder())
    #expect(run.ending == .code(2))
    #expect(run.output.isEmpty)
  }

  @Test("A name that no file can have is not told at length")
  func longName() async throws {
    for name in [
      "{\"a\": \"\(String(repeating: "б", count: 15_000))\"}", String(repeating: "x", count: 15_000),
    ] {
      let run = try await Tool.run(["check", name])
      #expect(run.ending == .code(2))
      #expect(run.errors.count < 700)
    }
  }
}
