import Foundation
import Testing

/// What `fmt` prints, word for word.
@Suite("The canonical form")
struct PrintedFormatTests {
  static let commands = [
    PrintedCommand("disorder", "fmt", "format/disorder.scenario"),
    PrintedCommand("part", "fmt", "format/part.part"),
    PrintedCommand("check", "fmt", "--check", "format", "format/part.part", "format/comment.part"),
    PrintedCommand("check-good", "fmt", "--check", "push/whole.scenario"),
    PrintedCommand("check-mistakes", "fmt", "--check", "syntax"),
    PrintedCommand("mistakes", "fmt", "format/mistakes.scenario"),
    PrintedCommand("nowhere", "fmt", "nowhere.scenario"),
  ]

  @Test("What is canonical, what is not, and what is no scenario", arguments: commands)
  func printed(command: PrintedCommand) async throws {
    try await command.check(in: "fmt")
  }

  @Test("--write rewrites what is not canonical, and then everything is")
  func written() async throws {
    let folder = try GoldenInput.folder()
    let files = ["format/disorder.scenario", "format/no-end.scenario", "format/part.part", "push"]
    let printed = try await Tool.run(["fmt", "format/disorder.scenario"], in: folder)
    let first = try await Tool.run(["fmt", "--write"] + files, in: folder)
    #expect(first.ending == .code(0))
    #expect(
      first.output == """
        wrote format/disorder.scenario
        wrote format/no-end.scenario
        wrote format/part.part
        5 files: 3 rewritten

        """)
    #expect(try folder.text("format/disorder.scenario") == printed.output)
    let second = try await Tool.run(["fmt", "--write"] + files, in: folder)
    #expect(second.output == "5 files: none rewritten\n")
    #expect(try await Tool.run(["fmt", "--check"] + files, in: folder).ending == .code(0))
  }

  @Test("A file with mistakes is never rewritten, and the others are")
  func mistakes() async throws {
    let folder = try GoldenInput.folder()
    let before = try folder.text("format/mistakes.scenario")
    let run = try await Tool.run(["fmt", "--write", "format"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.output == "wrote format/disorder.scenario\nwrote format/no-end.scenario\n")
    #expect(try folder.text("format/mistakes.scenario") == before)
  }

  @Test("Standard input is formatted, and cannot be rewritten")
  func standardInput() async throws {
    let folder = try ScratchFolder()
    try folder.write("x", "wait   1s")
    let run = try await Tool.run(["fmt", "-"], input: folder.url("x"))
    #expect(run.output == "wait 1s\n")
    let check = try await Tool.run(["fmt", "--check", "-"], input: folder.url("x"))
    #expect(check.ending == .code(1))
    #expect(try await Tool.run(["fmt", "--write", "-"], input: folder.url("x")).ending == .code(2))
  }

  @Test("All scenarios of the package are canonical")
  func everyScenario() async throws {
    let root = Golden.file("").deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let parts = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent("scenarios").path
    )
    .filter { $0.hasSuffix(".part") }.sorted()
    let files = (["scenarios"] + parts.map { "scenarios/\($0)" }).map { root.appendingPathComponent($0).path }
    let run = try await Tool.run(["fmt", "--check"] + files)
    #expect(run.ending == .code(0), "\(run.output)")
  }

  @Test("Every golden file belongs to a command")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("fmt").path)
    #expect(files.sorted() == Self.commands.map { "\($0.name).txt" }.sorted())
  }
}
