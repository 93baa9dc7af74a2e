import Foundation
import GravitySimulator
import Testing

@Suite struct ScenarioDiscoveryTests {
  /// What operands below a tree stand for, without the tree's own path.
  private func found(_ operands: [String], in tree: FileTree) -> [String] {
    ScenarioDiscovery(operands.map { tree[$0] }).sources.map {
      String($0.displayName.dropFirst(tree.root.utf8.count + 1))
    }
  }

  private func problems(_ operands: [String], in tree: FileTree) -> [DiscoveryProblem] {
    ScenarioDiscovery(operands.map { tree[$0] }).problems.map {
      DiscoveryProblem(path: String($0.path.dropFirst(tree.root.utf8.count + 1)), reason: $0.reason)
    }
  }

  @Test("A folder stands for the scenarios below it, by the bytes of their paths")
  func order() throws {
    let tree = try FileTree([
      "s/b.scenario": "", "s/a/z.scenario": "", "s/a-b/y.scenario": "", "s/B.scenario": "",
      "s/é.scenario": "",
      "s/a/notes.txt": "", "s/payload.json": "", "s/a/.hidden/x.scenario": "", "s/.x.scenario": "",
    ])
    #expect(
      found(["s"], in: tree) == [
        "s/B.scenario", "s/a-b/y.scenario", "s/a/z.scenario", "s/b.scenario", "s/é.scenario",
      ])
    #expect(found(["s/"], in: tree) == found(["s"], in: tree))
  }

  @Test("Names that differ in how a character is composed are two, in the order of their bytes")
  func composition() throws {
    let tree = try FileTree()
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    for folder in ["s", "f/\(composed)", "f/\(decomposed)"] { try tree.addFolder(folder) }
    let files = ["s/\(composed).scenario", "s/\(decomposed).scenario"]
    let inFolders = ["f/\(composed)/x.scenario", "f/\(decomposed)/x.scenario"]
    for file in files + inFolders { try Data().write(to: URL(fileURLWithPath: tree[file])) }
    // Texts of these would be equal.
    func bytes(_ paths: [String]) -> [[UInt8]] { paths.map { Array($0.utf8) } }
    #expect(bytes(found(["s"], in: tree)) == bytes(files.reversed()))
    #expect(bytes(found(["f"], in: tree)) == bytes(inFolders.reversed()))
    #expect(bytes(found(files + inFolders + ["s", "f"], in: tree)) == bytes(files + inFolders))
    #expect(ScenarioSource.file(path: files[0]) != .file(path: files[1]))
  }

  @Test("Operands keep their order")
  func operands() throws {
    let tree = try FileTree(["b.scenario": "", "a/x.scenario": ""])
    #expect(found(["b.scenario", "a"], in: tree) == ["b.scenario", "a/x.scenario"])
  }

  @Test("A file that is named counts whatever its ending")
  func anyEnding() throws {
    let tree = try FileTree(["notes.txt": ""])
    #expect(found(["notes.txt"], in: tree) == ["notes.txt"])
  }

  @Test("A file that is reached twice runs once, where it came first")
  func twice() throws {
    let tree = try FileTree(["a/x.scenario": "", "a/y.scenario": ""])
    #expect(found(["a/y.scenario", "a", "a/../a/x.scenario"], in: tree) == ["a/y.scenario", "a/x.scenario"])
  }

  @Test("A link to a file is a file of its own, with its own neighbours")
  func linkedFile() throws {
    let tree = try FileTree(["a/x.scenario": "", "b/y.scenario": ""])
    try tree.addLink("b/x.scenario", to: "../a/x.scenario")
    #expect(found(["a", "b"], in: tree) == ["a/x.scenario", "b/x.scenario", "b/y.scenario"])
  }

  @Test("Links to folders are not entered, unless an operand is one", .timeLimit(.minutes(1)))
  func linkedFolder() throws {
    let tree = try FileTree(["a/x.scenario": ""])
    try tree.addLink("a/again", to: ".")
    try tree.addLink("link", to: "a")
    #expect(found(["a"], in: tree) == ["a/x.scenario"])
    #expect(found(["link"], in: tree) == ["link/x.scenario"])
  }

  @Test("A dash is standard input, once")
  func standardInput() {
    #expect(ScenarioDiscovery(["-", "-"]).sources == [.standardInput])
  }

  @Test("Nothing there, with a neighbour of a similar name")
  func missing() throws {
    let tree = try FileTree(["refused.scenario": ""])
    #expect(
      problems(["refusde.scenario", "elsewhere/x"], in: tree) == [
        DiscoveryProblem(path: "refusde.scenario", reason: .missing(near: tree["refused.scenario"])),
        DiscoveryProblem(path: "elsewhere/x", reason: .missing(near: nil)),
      ])
    #expect(ScenarioDiscovery([""]).problems == [DiscoveryProblem(path: "", reason: .missing(near: nil))])
  }

  @Test("A folder without scenarios, also one that is named like a file")
  func noScenarios() throws {
    let tree = try FileTree(["x.scenario/readme": "", "full/a.scenario": ""])
    #expect(
      problems(["x.scenario", "full"], in: tree) == [
        DiscoveryProblem(path: "x.scenario", reason: .nothing(endings: [".scenario"]))
      ])
  }

  @Test("A pipe or a link to nothing is named where it is given, and left to its reader where it is found")
  func special() throws {
    let tree = try FileTree(["a/x.scenario": ""])
    try tree.addPipe("a/pipe.scenario")
    try tree.addLink("a/nowhere.scenario", to: "missing")
    #expect(problems(["a"], in: tree).isEmpty)
    #expect(found(["a"], in: tree) == ["a/nowhere.scenario", "a/pipe.scenario", "a/x.scenario"])
    #expect(
      problems(["a/nowhere.scenario", "a/pipe.scenario"], in: tree) == [
        DiscoveryProblem(path: "a/nowhere.scenario", reason: .missing(near: nil)),
        DiscoveryProblem(path: "a/pipe.scenario", reason: .special),
      ])
  }

  @Test("Every problem has its words")
  func words() {
    func text(_ reason: DiscoveryProblem.Reason) -> String {
      DiscoveryProblem(path: "p", reason: reason).text
    }
    #expect(text(.missing(near: nil)) == "error: no file or folder `p`\n")
    #expect(text(.missing(near: "q")) == "error: no file or folder `p`\n  = help: did you mean `q`?\n")
    #expect(
      text(.special)
        == "error: `p` is neither a file nor a folder\n"
        + "  = help: a scenario that another program writes is read from `-`\n")
    #expect(text(.unreadable("Permission denied")) == "error: cannot read `p`: Permission denied\n")
  }

  @Test("A path does not bring orders for the terminal along")
  func escapes() {
    let text = DiscoveryProblem(path: "\u{1B}[31mx\u{202E}", reason: .nothing(endings: [".scenario"])).text
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
