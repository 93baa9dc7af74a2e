import Foundation
import Testing

/// What `graph` prints of a payload, word for word.
@Suite struct PrintedMapTests {
  static let maps = [
    PrintedCommand("mermaid", "graph", "graph/campaign.json"),
    PrintedCommand("dot", "graph", "--format", "dot", "graph/campaign.json"),
    PrintedCommand("json", "graph", "--format", "json", "graph/campaign.json"),
    PrintedCommand("ideal", "graph", "--profile", "ideal", "graph/campaign.json"),
    PrintedCommand("android", "graph", "--profile", "android-1.0.3", "graph/campaign.json"),
    PrintedCommand("snackbar", "graph", "graph/bar.json"),
    PrintedCommand("snackbar-flutter", "graph", "--profile", "flutter-0.22.2", "graph/bar.json"),
    PrintedCommand("inline", "graph", "payloads/inline-quiz.json"),
    PrintedCommand("profile-file", "graph", "--profile", "profiles/team.profile", "graph/bar.json"),
    PrintedCommand("hostile-mermaid", "graph", "graph/hostile.json"),
    PrintedCommand("hostile-dot", "graph", "--format", "dot", "graph/hostile.json"),
    PrintedCommand("hostile-json", "graph", "--format", "json", "graph/hostile.json"),
  ]

  static let mistakes = [
    PrintedCommand("no-file", "graph", "graph/campain.json"),
    PrintedCommand("folder", "graph", "graph"),
    PrintedCommand("scenario", "graph", "explore/own.scenario"),
    PrintedCommand("cut-payload", "graph", "explore/cut.json"),
    PrintedCommand("candidate-list", "graph", "explore/campaigns/visit.json"),
    PrintedCommand("no-contents", "graph", "diff/nothing.json"),
    PrintedCommand("broken-profile", "graph", "--profile", "profiles/broken.profile", "graph/bar.json"),
    PrintedCommand("nothing", "graph"),
    PrintedCommand("two-payloads", "graph", "graph/bar.json", "graph/campaign.json"),
    PrintedCommand("unknown-format", "graph", "--format", "mermad", "graph/bar.json"),
    PrintedCommand("jobs-without-machine", "graph", "--jobs", "2", "graph/bar.json"),
    PrintedCommand("format-of-the-machine", "graph", "--machine", "--format", "dot", "explore"),
  ]

  @Test("Maps", arguments: maps)
  func map(command: PrintedCommand) async throws { try await command.check(in: "graph") }

  @Test("What cannot be drawn", arguments: mistakes)
  func mistake(command: PrintedCommand) async throws { try await command.check(in: "graph") }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("graph").path)
    #expect(files.sorted() == (Self.maps + Self.mistakes).map { "\($0.name).txt" }.sorted())
  }

  @Test("Exit codes: what is drawn is good, whatever is on it; the rest is wrong input", arguments: mistakes)
  func code(command: PrintedCommand) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(command.words, in: folder)
    #expect(run.ending == .code(2))
    #expect(run.output.isEmpty)
    #expect(try await Tool.run(["graph", "graph/campaign.json"], in: folder).ending == .code(0))
  }

  @Test("Standard input is drawn as the file is")
  func standardInput() async throws {
    let folder = try GoldenInput.folder()
    let file = try await Tool.run(["graph", "graph/campaign.json"], in: folder)
    let piped = try await Tool.run(["graph", "-"], input: folder.url("graph/campaign.json"), in: folder)
    #expect(piped.ending == .code(0))
    #expect(piped.output == file.output)
  }
}
