import Foundation
import Testing

/// What `lint` prints, word for word.
@Suite struct PrintedLintTests {
  static let findings = [
    PrintedCommand("text", "lint", "lint/bad.json"),
    PrintedCommand("one-line", "lint", "lint/one-line.json"),
    PrintedCommand("colors", "lint", "--color", "always", "lint/bad.json"),
    PrintedCommand("json", "lint", "--format", "json", "lint/folder"),
    PrintedCommand("sarif", "lint", "--format", "sarif", "lint/folder", "lint/inline.scenario"),
    PrintedCommand("github", "lint", "--format", "github", "lint/folder"),
    PrintedCommand("folder", "lint", "lint/folder"),
    PrintedCommand("allowed", "lint", "lint/allowed.json"),
    PrintedCommand("left-over", "lint", "lint/left-over.json"),
    PrintedCommand("scenario", "lint", "lint/inline.scenario"),
    PrintedCommand("hostile", "lint", "lint/hostile.json"),
    PrintedCommand("hostile-github", "lint", "--format", "github", "lint/hostile.json"),
    PrintedCommand("hostile-sarif", "lint", "--format", "sarif", "lint/hostile.json"),
  ]

  static let mistakes = [
    PrintedCommand("no-file", "lint", "lint/bda.json"),
    PrintedCommand("nothing-below", "lint", "empty"),
    PrintedCommand("cut-payload", "lint", "lint/broken.json"),
    PrintedCommand("no-payload", "lint", "lint/folder/settings.json"),
    PrintedCommand(
      "broken-beside-bad", "lint", "--format", "json", "lint/broken.json", "lint/left-over.json"),
    PrintedCommand("broken-sarif", "lint", "--format", "sarif", "lint/broken.json"),
    PrintedCommand("broken-scenario", "lint", "syntax/unknown.scenario"),
    PrintedCommand("broken-profile", "lint", "--profile", "profiles/broken.profile", "lint/bad.json"),
  ]

  @Test("What is found", arguments: findings)
  func finding(command: PrintedCommand) async throws { try await command.check(in: "lint") }

  @Test("Input that cannot be looked at", arguments: mistakes)
  func mistake(command: PrintedCommand) async throws { try await command.check(in: "lint") }

  @Test("docs/LINT.md is what `gravity-sim lint --rules --format markdown` prints")
  func page() async throws {
    let run = try await Tool.run(["lint", "--rules", "--format", "markdown"])
    #expect(run.ending == .code(0))
    try Golden.expect(run.output, matchesPage: "LINT.md")
  }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("lint").path)
    #expect(files.sorted() == (Self.findings + Self.mistakes).map { "\($0.name).txt" }.sorted())
  }

  @Test("Any number of jobs prints the same bytes", arguments: ["text", "json", "sarif", "github"])
  func jobs(format: String) async throws {
    let folder = try GoldenInput.folder()
    let words = ["lint", "--format", format, "lint", "payloads", "explore"]
    let alone = try await Tool.run(words + ["--jobs", "1"], in: folder)
    #expect(alone.ending == .code(2))
    for jobs in ["2", "5", "256"] {
      let several = try await Tool.run(words + ["--jobs", jobs], in: folder)
      #expect(several.output == alone.output)
      #expect(several.errors == alone.errors)
      #expect(several.ending == alone.ending)
    }
  }
}
