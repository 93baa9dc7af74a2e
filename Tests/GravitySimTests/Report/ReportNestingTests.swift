import Foundation
import Testing

/// Reports of one command, one of them inside the folder of another.
@Suite("Reports inside reports")
struct ReportNestingTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("a.scenario", "wait 1s\n")
    return folder
  }

  private func run(_ reports: [String], in folder: ScratchFolder) async throws -> ToolRun {
    try await Tool.run(
      ["run", "--quiet", "a.scenario"] + reports.flatMap { ["--report", $0] }, in: folder)
  }

  private func names(_ folder: ScratchFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test(
    "What would be in the place of a page, written first or last, the folder there or not",
    arguments: [
      ["html=R", "junit=R/index.html"], ["html=R", "junit=R/INDEX.html"],
      ["html=R", "junit=R/.gravity-sim-report"], ["html=R", "tap=R/runs/x.html"],
      ["html=./R", "tap=R/runs/below/x"], ["html=R", "tap=below/../R/runs/x"],
      ["html=link", "tap=old/index.html"],
      ["html=old", "tap=link/index.html"], ["html=R", "html=R/runs"], ["html=R", "html=./R/other"],
      ["html=old", "html=link/runs"], ["html=R", "html=./R/"], ["html=new/R", "junit=new"],
      ["html=R", "junit=R"], ["junit=new", "tap=new/j.tap"],
    ])
  func clash(reports: [String]) async throws {
    let folder = try folder()
    try folder.makeFolder("below")
    #expect(try await run(["html=old"], in: folder).ending == .code(0))
    try folder.makeLink("link", to: "old")
    let before = try names(folder)
    for reports in [reports, reports.reversed()] {
      let run = try await run(reports, in: folder)
      #expect(run.ending == .code(2))
      let problems = [
        "belongs to the report in", "which is another report", "is the file of two reports",
        "two reports go to",
        "is not empty and has no report",
      ]
      #expect(problems.contains { run.errors.contains($0) }, "\(run.errors)")
      #expect(run.output.isEmpty, "nothing has run")
      #expect(try names(folder) == before)
    }
  }

  @Test(
    "What a command before has written keeps its places, by whatever path",
    arguments: [
      "junit=old/index.html", "tap=old/.gravity-sim-report", "trace=old/Runs/x", "json=link/runs/a/b",
      "html=old/runs/x", "html=old/other", "html=link/runs",
    ])
  func earlier(report: String) async throws {
    let folder = try folder()
    #expect(try await run(["html=old"], in: folder).ending == .code(0))
    try folder.makeLink("link", to: "old")
    let before = try names(folder)
    let index = try folder.text("old/index.html")
    let run = try await run([report], in: folder)
    #expect(run.ending == .code(2))
    #expect(
      ["belongs to the report in", "which is another report"].contains { run.errors.contains($0) },
      "\(run.errors)")
    #expect(run.output.isEmpty, "nothing has run")
    #expect(try names(folder) == before)
    #expect(try folder.text("old/index.html") == index)
    #expect(try await self.run(["html=old", "junit=old/junit.xml"], in: folder).ending == .code(0))
    #expect(try await self.run(["junit=old/junit.xml"], in: folder).ending == .code(0))
  }

  @Test("The words say which report is in the way")
  func words() async throws {
    let folder = try folder()
    #expect(
      try await run(["tap=R/index.html", "html=R"], in: folder).errors
        == "error: `R/index.html` belongs to the report in `R`\n  = help: name another file\n\n")
    #expect(
      try await run(["html=R/runs", "html=R"], in: folder).errors
        == "error: `R/runs` lies in `R`, which is another report\n  = help: name a folder elsewhere\n\n")
  }

  @Test(
    "A file beside the pages is written with them, and once more",
    arguments: [
      ["html=R", "junit=R/junit.xml", "tap=R/ci/report.tap"],
      ["tap=R/ci/report.tap", "junit=R/junit.xml", "html=R"],
    ])
  func beside(reports: [String]) async throws {
    let folder = try folder()
    for _ in 1...2 {
      let run = try await run(reports, in: folder)
      #expect(run.ending == .code(0), "\(run.errors)")
      #expect(
        try names(folder) == [
          "R", "R/.gravity-sim-report", "R/ci", "R/ci/report.tap", "R/index.html", "R/junit.xml", "R/runs",
          "R/runs/\(try page(folder))", "a.scenario",
        ])
      #expect(try folder.text("R/ci/report.tap").hasPrefix("TAP version 14\n"))
      #expect(!(try folder.text("R/.gravity-sim-report").contains("junit")))
    }
    #expect(try await run(["html=R"], in: folder).ending == .code(0))
    #expect(try folder.text("R/junit.xml").hasPrefix("<?xml"))
  }

  private func page(_ folder: ScratchFolder) throws -> String {
    try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.url("R/runs").path).first)
  }
}
