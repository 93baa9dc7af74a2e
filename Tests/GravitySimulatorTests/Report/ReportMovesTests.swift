import Foundation
import Testing

@testable import GravitySimulator

@Suite("Files of reports in their places")
struct ReportMovesTests {
  private func texts(_ tree: FileTree) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: tree.root) {
      let path = tree[name]
      texts[name] = FileKind(of: path) == .folder ? "/" : try String(contentsOfFile: path, encoding: .utf8)
    }
    return texts
  }

  @Test("What was there is replaced, and what was missing is made")
  func all() throws {
    let tree = try FileTree(["old": "old", "gone": "gone", "one": "one", "two": "two"])
    var moves = ReportMoves()
    try moves.move(tree["one"], to: tree["old"], naming: "old")
    try moves.move(tree["two"], to: tree["a/b/new"], naming: "new")
    try moves.remove(tree["gone"], keptAs: tree["draft"], naming: "gone")
    moves.finish()
    #expect(try texts(tree) == ["old": "one", "a": "/", "a/b": "/", "a/b/new": "two"])
  }

  @Test("Where one cannot go to its place, all is as it was")
  func nothing() throws {
    let tree = try FileTree([
      "old": "old", "gone": "gone", "full/x": "x", "one": "one", "two": "two", "three": "three",
      "work/page": "page",
    ])
    let before = try texts(tree)
    var moves = ReportMoves()
    try moves.move(tree["work"], to: tree["c/report"], naming: "report")
    try moves.move(tree["one"], to: tree["old"], naming: "old")
    try moves.move(tree["two"], to: tree["a/b/new"], naming: "new")
    try moves.remove(tree["gone"], keptAs: tree["draft"], naming: "gone")
    #expect(throws: ReportProblem("full", "cannot be written: Is a directory")) {
      try moves.move(tree["three"], to: tree["full"], naming: "full")
    }
    #expect(throws: ReportProblem("below", "cannot be written: Not a directory")) {
      try moves.move(tree["three"], to: tree["old/below"], naming: "below")
    }
    #expect(try texts(tree)["c/report/page"] == "page")
    moves.undo()
    var after = try texts(tree)
    // The draft that took the place of a file is gone, as all drafts will be.
    #expect(after.removeValue(forKey: "one") == nil)
    #expect(after == before.filter { $0.key != "one" })
  }

  @Test("One spelling for all paths of one place")
  func place() throws {
    let tree = try FileTree(["a/x": "x"])
    let place = try ReportPlace(tree["a/new/r.tap"])
    #expect(place == (try ReportPlace(tree["a/./new//r.tap"])))
    #expect(place == (try ReportPlace(tree["a/../a/new/./r.tap"])))
    #expect(try ReportPlace(tree["a"]).name(of: place) == "new/r.tap")
    #expect(try ReportPlace(tree["a/n"]).name(of: place) == nil)
    #expect(try ReportPlace("/").name(of: ReportPlace("/tmp")) == "tmp")
    #expect(throws: ReportProblem.self) { try ReportPlace(tree["new/../r.tap"]) }
    #expect(throws: ReportProblem.self) { try ReportPlace(tree["a/x/r.tap"]) }
  }
}
