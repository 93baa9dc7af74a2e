import Foundation
import Testing

/// Where reports go, and what keeps them from it.
@Suite struct ReportWritingTests {
  private static let scenario = "wait 1s\nexpect nothing presented\n"

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("a.scenario", Self.scenario)
    return folder
  }

  private func run(_ reports: [String], in folder: ScratchFolder) async throws -> ToolRun {
    try await Tool.run(
      ["run", "--quiet", "a.scenario"] + reports.flatMap { ["--report", $0] }, in: folder)
  }

  private func names(_ folder: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("Several reports are written at once, two of one kind among them")
  func several() async throws {
    let folder = try folder()
    let run = try await run(["tap=one.tap", "junit=j.xml", "tap=two.tap"], in: folder)
    #expect(run.ending == .code(0))
    #expect(try names(folder) == ["a.scenario", "j.xml", "one.tap", "two.tap"])
    #expect(try folder.text("one.tap") == folder.text("two.tap"))
  }

  @Test("An old report is replaced, keeps who may read it, and a link to it stays a link")
  func replaced() async throws {
    let folder = try folder()
    try folder.write("old.tap", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.url("old.tap").path)
    try folder.makeLink("link.tap", to: "old.tap")
    let run = try await run(["tap=link.tap"], in: folder)
    #expect(run.ending == .code(0))
    #expect(try folder.text("old.tap").hasPrefix("TAP version 14\n"))
    #expect(try names(folder) == ["a.scenario", "link.tap", "old.tap"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("old.tap").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("link.tap").path) == "old.tap")
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let reports: [String]
    let errors: String

    var testDescription: String { reports.joined(separator: " ") }
  }

  static let wrong = [
    Wrong(
      reports: ["tap=good.tap", "junit=nowhere/../j.xml"],
      errors:
        "error: `nowhere/../j.xml` cannot be written: No such file or directory\n  = help: make the folder first\n\n"
    ),
    Wrong(
      reports: ["tap=good.tap", "json=a.scenario/r.json"],
      errors:
        "error: `a.scenario/r.json` cannot be written: Not a directory\n  = note: no report was written\n\n"),
    Wrong(
      reports: ["tap=good.tap", "json=below"],
      errors: "error: `below` is a folder, and `json` is one file\n  = help: name another file\n\n"),
    Wrong(
      reports: ["json=new/"],
      errors: "error: `new/` is a folder, and `json` is one file\n  = help: name another file\n\n"),
    Wrong(
      reports: ["tap=link"],
      errors: "error: `link` is a link that leads nowhere\n  = help: name another file\n\n"),
    Wrong(
      reports: ["tap=a.scenario"],
      errors:
        "error: `a.scenario` is read by this command, and a report would replace it\n  = help: name another file\n\n"
    ),
    Wrong(
      reports: ["tap=below/../x.tap", "junit=x.tap"],
      errors: "error: `x.tap` is the file of two reports\n  = help: name another file\n\n"),
    Wrong(
      reports: ["html=a.scenario"],
      errors:
        "error: `a.scenario` is no folder\n  = help: name a new folder, an empty one, or one that a report was written to\n\n"
    ),
    Wrong(
      reports: ["tap=good.tap", "junit=/dev/full"],
      errors:
        "error: `/dev/full` cannot be written: No space left on device\n  = note: no report was written\n\n"),
    Wrong(
      reports: ["tap=good.tap", "junit=pipe"],
      errors:
        "error: `pipe` cannot be written: No such device or address\n  = note: no report was written\n\n"),
  ]

  @Test("What cannot be written is wrong input, and nothing is written", arguments: wrong)
  func unwritable(wrong: Wrong) async throws {
    let folder = try folder()
    try folder.makeFolder("below")
    try folder.makeLink("link", to: "nothing")
    try folder.makePipe("pipe")
    try folder.write("good.tap", "old")
    let before = try names(folder)
    let run = try await run(wrong.reports, in: folder)
    #expect(run.ending == .code(2))
    #expect(run.errors == wrong.errors)
    #expect(try names(folder) == before)
    #expect(try folder.text("good.tap") == "old")
    #expect(try folder.text("a.scenario") == Self.scenario)
  }

  @Test("Folders above a report are made, and not where another report cannot be written")
  func missingFolders() async throws {
    let folder = try folder()
    let good = ["tap=x/y/r.tap", "html=x/z/pages", "json=x/y/r.json"]
    let bad = try await run(good + ["junit=/dev/full"], in: folder)
    #expect(bad.ending == .code(2))
    #expect(try names(folder) == ["a.scenario"])
    let run = try await run(good, in: folder)
    #expect(run.ending == .code(0), "\(run.errors)")
    #expect(try names(folder) == ["a.scenario", "x"])
    #expect(try folder.text("x/y/r.tap").hasPrefix("TAP version 14\n"))
    #expect(try folder.text("x/z/pages/index.html").hasPrefix("<!"))
  }

  @Test(
    "A file that may not become so large is told, and leaves nothing", arguments: ["html=report", "json=old"])
  func largestFile(report: String) async throws {
    let folder = try folder()
    try folder.write("old", "old")
    try folder.write("a.scenario", String(repeating: Self.scenario, count: 200))
    let before = try names(folder)
    let script = "ulimit -f 8; exec \"$0\" \"$@\""
    let run = try await Tool.shell(
      script, ["run", "--quiet", "a.scenario", "--report", "tap=t", "--report", report], nil, folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.hasSuffix("cannot be written: File too large\n  = note: no report was written\n\n"))
    #expect(try names(folder) == before)
    #expect(try folder.text("old") == "old")
  }

  @Test("A report goes into a pipe that somebody reads")
  func pipe() async throws {
    let folder = try folder()
    try folder.makePipe("pipe")
    let script = "cat pipe > read & exec 9<>pipe; \"$0\" \"$@\"; code=$?; exec 9>&-; wait; exit $code"
    let run = try await Tool.shell(
      script, ["run", "--quiet", "a.scenario", "--report", "tap=pipe"], nil, folder)
    #expect(run.ending == .code(0))
    #expect(try folder.text("read").hasPrefix("TAP version 14\n1..1\n"))
  }

  @Test("Full standard output is wrong input, and other reports are whole all the same")
  func fullOutput() async throws {
    let folder = try folder()
    let words = ["run", "--quiet", "a.scenario", "--report", "json=-", "--report", "tap=r.tap"]
    let run = try await Tool.shell("\"$0\" \"$@\" > /dev/full", words, nil, folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("error: cannot write the output: No space left on device"))
    #expect(try folder.text("r.tap").hasPrefix("TAP version 14\n"))
  }

  @Test("Where nothing runs, no report is written")
  func nothingRuns() async throws {
    let folder = try folder()
    let run = try await Tool.run(
      ["run", "a.scenario", "--tag", "nobody", "--report", "tap=r.tap"], in: folder)
    #expect(run.ending == .code(2))
    #expect(try names(folder) == ["a.scenario"])
  }
}
