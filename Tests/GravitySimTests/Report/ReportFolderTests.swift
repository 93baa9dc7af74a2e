import Foundation
import Testing

/// A report that is a folder, and what lies in it already.
@Suite struct ReportFolderTests {
  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }

  private func run(_ operand: String, in folder: ScratchFolder) async throws -> ToolRun {
    try await Tool.run(["run", "--quiet", operand, "--report", "html=report"], in: folder)
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("a.scenario", "wait 1s\n")
    try folder.write("b.scenario", "wait 2s\n")
    return folder
  }

  @Test("The next report replaces the files of the one before, and nothing else")
  func again() async throws {
    let folder = try folder()
    #expect(try await run(".", in: folder).ending == .code(0))
    let both = try names(folder.url("report"))
    try folder.write("report/notes.txt", "mine")
    #expect(try await run("a.scenario", in: folder).ending == .code(0))
    let one = try names(folder.url("report"))
    #expect(one.contains("index.html") && one.contains("notes.txt") && one.contains(".gravity-sim-report"))
    #expect(one.count == both.count)
    #expect(try folder.text("report/notes.txt") == "mine")
    #expect(one.allSatisfy { !$0.hasPrefix(".") || $0 == ".gravity-sim-report" })
  }

  @Test(
    "A folder in which there is something else is no place for a report",
    arguments: ["report/index.html", "report/notes.txt", "report/.hidden", "report/.gravity-sim-report"])
  func foreign(file: String) async throws {
    let folder = try folder()
    try folder.write(file, "mine")
    let before = try names(folder.url)
    let run = try await run(".", in: folder)
    #expect(run.ending == .code(2))
    #expect(
      run.errors == """
        error: `report` is not empty and has no report in it
          = help: name a new folder, an empty one, or one that a report was written to


        """)
    #expect(run.output.isEmpty, "nothing has run")
    #expect(try names(folder.url) == before)
    #expect(try folder.text(file) == "mine")
  }

  @Test("A folder that is empty is as good as none")
  func empty() async throws {
    let folder = try folder()
    try folder.makeFolder("report")
    #expect(try await run(".", in: folder).ending == .code(0))
    #expect(try names(folder.url("report")).contains("index.html"))
  }

  struct Obstacle: Sendable, CustomTestStringConvertible {
    let place: String
    /// Nil for a folder.
    var text: String?
    var link: String?
    var isLost = false

    var testDescription: String { "\(place) \(link ?? text ?? "/")" }

    var problem: String {
      isLost
        ? "`report` is not empty and has no report in it" : "`\(place)` lies in `report` and is of no report"
    }
  }

  @Test(
    "What somebody put in the place of a page stays, and nothing is written",
    arguments: [
      Obstacle(place: "index.html"), Obstacle(place: "index.html", link: "../notes"),
      Obstacle(place: "index.html", text: "mine"), Obstacle(place: "index.html", text: ""),
      Obstacle(place: "runs/a---107pxx89kew24.html", text: "<!doctype html><html lang=en>mine"),
      Obstacle(place: "runs", text: "mine"), Obstacle(place: "runs", link: ".."),
      Obstacle(place: "runs/a---107pxx89kew24.html"),
      Obstacle(place: "runs/a---107pxx89kew24.html", link: "nowhere"),
      Obstacle(place: ".gravity-sim-report", isLost: true),
      Obstacle(place: ".gravity-sim-report", text: "mine", isLost: true),
    ])
  func obstacle(obstacle: Obstacle) async throws {
    let folder = try folder()
    #expect(try await self.run("a.scenario", in: folder).ending == .code(0))
    try folder.write("notes", "mine")
    let place = "report/\(obstacle.place)"
    try FileManager.default.removeItem(at: folder.url(place))
    if let link = obstacle.link {
      try folder.makeLink(place, to: link)
    } else if let text = obstacle.text {
      try folder.write(place, text)
    } else {
      try folder.makeFolder(place)
    }
    let before = try names(folder.url)
    let run = try await Tool.run(
      ["run", "--quiet", ".", "--report", "html=report", "--report", "json=J"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.hasPrefix("error: \(obstacle.problem)\n"), "\(run.errors)")
    #expect(try names(folder.url) == before)
  }

  @Test("`check` and `explore` report what they ran", arguments: ["check", "explore"])
  func others(command: String) async throws {
    let folder = try ScratchFolder()
    let plain = try await Tool.run([command, "docs/examples/sale.json"])
    let told = try await Tool.run(
      [command, "docs/examples/sale.json", "--report", "html=\(folder.url("report").path)"])
    #expect(told.ending == .code(1) && told.output == plain.output && told.errors == plain.errors)
    let pages = try names(folder.url("report/runs"))
    // Each property that breaks, and before them the stops of the tour.
    #expect(pages.count { $0.hasPrefix("sale-") } == 2)
    #expect((pages.count > 2) == (command == "check"))
    let index = try folder.text("report/index.html")
    #expect(pages.allSatisfy { index.contains("runs/\($0)") })
  }

  @Test("Counterexamples of files with one name have pages of their own")
  func sameNames() async throws {
    let folder = try ScratchFolder()
    let payload = try String(contentsOf: Golden.page("examples/sale.json"), encoding: .utf8)
    for place in ["x1/sale.json", "x2/sale.json"] { try folder.write(place, payload) }
    var texts: [[String]] = []
    for jobs in ["1", "4"] {
      let run = try await Tool.run(
        ["explore", "--jobs", jobs, "x1/sale.json", "x2/sale.json", "--report", "html=report"], in: folder)
      #expect(run.ending == .code(1), "\(run.errors)")
      let pages = try names(folder.url("report/runs"))
      #expect(pages.count == 4 && pages.count { $0.hasSuffix("-2.html") } == 2, "\(pages)")
      let index = try folder.text("report/index.html")
      #expect(pages.allSatisfy { index.contains("runs/\($0)") })
      texts.append([index] + (try pages.map { try $0 + folder.text("report/runs/\($0)") }))
    }
    #expect(texts[0] == texts[1])
  }

  @Test("A scenario that is called as the page of another one has a page of its own")
  func numbered() async throws {
    let folder = try folder()
    #expect(try await self.run(".", in: folder).ending == .code(0))
    for page in try names(folder.url("report/runs")) {
      let stem = String(page.dropLast(".html".count))
      for name in [stem, stem.replacingOccurrences(of: "---", with: "-")] {
        try folder.write("\(name).scenario", "wait 1s\n")
      }
    }
    let run = try await run(".", in: folder)
    #expect(run.ending == .code(0), "\(run.errors)")
    #expect(try names(folder.url("report/runs")).count == 6)
  }

  @Test("Where another report cannot be written, there is no folder either")
  func nothing() async throws {
    let folder = try folder()
    let run = try await Tool.run(
      ["run", "--quiet", ".", "--report", "html=report", "--report", "tap=/dev/full"], in: folder)
    #expect(run.ending == .code(2))
    #expect(try names(folder.url) == ["a.scenario", "b.scenario"])
  }
}
