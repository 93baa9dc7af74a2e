import Foundation
import Testing

/// Counterexamples as files.
@Suite struct ExploreOutTests {
  private static let words = ["explore", "--out", "new/found", "explore/campaigns"]
  private static let file = "new/found/trap-way-out.scenario"

  @Test("A counterexample is written, and fails when it is run")
  func written() async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(Self.words, in: folder)
    #expect(run.ending == .code(1), "\(run.errors)")
    #expect(run.output.contains("shown by \(Self.file)\n"))
    let replay = try await Tool.run(["run", Self.file], in: folder)
    #expect(replay.ending == .code(1), "\(replay.errors)")
    #expect(replay.output.contains("expect nothing presented"))
  }

  @Test("What an exploration wrote, another one replaces")
  func replaced() async throws {
    let folder = try GoldenInput.folder()
    _ = try await Tool.run(Self.words, in: folder)
    let first = try folder.text(Self.file)
    try folder.write(Self.file, "# Written by gravity-sim explore.\nsomething older\n")
    let run = try await Tool.run(Self.words, in: folder)
    #expect(run.ending == .code(1))
    #expect(try folder.text(Self.file) == first)
  }

  @Test("Files of one name in two folders have counterexamples of their own")
  func twins() async throws {
    let folder = try GoldenInput.folder()
    let payload = try folder.text("explore/campaigns/trap.json")
    for name in ["a", "b"] { try folder.write("\(name)/trap.json", payload) }
    let run = try await Tool.run(["explore", "--out", "found", "b", "a"], in: folder)
    #expect(run.ending == .code(1))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url("found").path)
    #expect(files.sorted() == ["trap-way-out-2.scenario", "trap-way-out.scenario"])
    #expect(try folder.text("found/trap-way-out.scenario").contains("\"../b/trap.json\""))
    #expect(try folder.text("found/trap-way-out-2.scenario").contains("\"../a/trap.json\""))
    let replay = try await Tool.run(["run", "found"], in: folder)
    #expect(replay.output.hasSuffix("2 scenarios: 0 passed, 2 failed\n"))
  }

  @Test("What somebody else wrote stays")
  func foreign() async throws {
    let folder = try GoldenInput.folder()
    try folder.write(Self.file, "wait 1s\n")
    let run = try await Tool.run(Self.words, in: folder)
    #expect(run.ending == .code(2))
    #expect(
      run.errors == """
        error: \(Self.file) is there already, and no exploration has written it
          = help: name another folder with `--out`, or remove the file


        """)
    #expect(try folder.text(Self.file) == "wait 1s\n")
  }

  @Test(
    "A folder that cannot be made is wrong input", arguments: ["explore/cut.json", "explore/cut.json/below"])
  func noFolder(path: String) async throws {
    let run = try await Tool.run(
      ["explore", "--out", path, "explore/campaigns/trap.json"], in: try GoldenInput.folder())
    #expect(run.ending == .code(2))
    #expect(run.errors.hasPrefix("error: \(path) cannot be made a folder\n"))
  }
}
