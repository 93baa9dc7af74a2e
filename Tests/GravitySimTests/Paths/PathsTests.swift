import Foundation
import Testing

@testable import gravity_sim

/// The command `paths`.
@Suite struct PathsTests {
  @Test("Written paths pass, and say what they reach", arguments: ["elements", "verdicts", "transitions"])
  func written(goal: String) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(
      ["paths", "--cover", goal, "--out", "found", "--leave", "0", "explore/campaigns/trap.json"], in: folder)
    #expect(run.ending == .code(0), "\(run.errors)")
    #expect(run.output.contains("\(goal)"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url("found").path)
    #expect(!files.isEmpty)
    let replay = try await Tool.run(["run", "found"], in: folder)
    #expect(replay.ending == .code(0), "\(replay.output)")
    #expect(replay.output.hasSuffix("\(files.count) passed\n"))
  }

  @Test("Without a folder the scenarios are printed")
  func printed() async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(
      ["paths", "--cover", "elements", "--lock", "0", "explore/campaigns/trap.json"], in: folder)
    #expect(run.ending == .code(0))
    #expect(run.output.hasPrefix("scenario \"Path 1 of 1 to all elements of explore/campaigns/trap.json\"\n"))
    #expect(run.output.hasSuffix("1 scenario reaches all 1 element that can be reached\n"))
  }

  @Test("An exploration that a bound ends is said to be incomplete")
  func incomplete() async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(
      ["paths", "--cover", "verdicts", "--max-states", "2", "explore/campaigns/trap.json"], in: folder)
    #expect(run.ending == .code(4))
    #expect(run.output.contains("the exploration is incomplete: --max-states"))
  }

  @Test(
    "What cannot be understood is wrong input",
    arguments: [
      (["paths", "a.json"], "`paths` needs `--cover elements`"),
      (["paths", "--cover", "buttons", "a.json"], "buttons"),
      (["paths", "--cover", "elements", "a.json", "b.json"], "too many"),
      (["paths", "--cover", "elements", "missing.json"], "missing.json"),
      (["graph"], "nothing to graph"),
      (["graph", "--machine"], "nothing to graph"),
      (["graph", "--machine", "--max-states", "0", "a"], "--max-states"),
    ])
  func wrong(words: [String], part: String) async throws {
    let run = try await Tool.run(words, in: try ScratchFolder())
    #expect(run.ending == .code(2))
    #expect(run.errors.contains(part), "\(run.errors)")
  }
}
