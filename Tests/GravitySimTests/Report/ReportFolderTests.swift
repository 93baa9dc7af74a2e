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

  @Test("A file of somebody else's is not replaced")
  func foreign() async throws {
    let folder = try folder()
    try folder.write("report/index.html", "mine")
    let run = try await run(".", in: folder)
    #expect(run.ending == .code(2))
    #expect(
      run.errors == """
        error: `index.html` lies in `report` and is of no report
          = help: name a new folder, an empty one, or one that a report was written to


        """)
    #expect(try names(folder.url("report")) == ["index.html"])
    #expect(try folder.text("report/index.html") == "mine")
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

  @Test("Where another report cannot be written, there is no folder either")
  func nothing() async throws {
    let folder = try folder()
    let run = try await Tool.run(
      ["run", "--quiet", ".", "--report", "html=report", "--report", "tap=/dev/full"], in: folder)
    #expect(run.ending == .code(2))
    #expect(try names(folder.url) == ["a.scenario", "b.scenario"])
  }
}
