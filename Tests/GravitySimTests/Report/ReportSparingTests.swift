import Foundation
import Testing

/// What a command reads is never replaced by its reports.
@Suite("Reports spare what is read")
struct ReportSparingTests {
  private static let files = [
    "a.scenario": """
    profile "own.profile"
    include "parts/outer.part"
    campaign sale "sale.json"
    campaign broken "broken.json"
    trackView HOMEPAGE "app://home"

    """,
    "parts/outer.part": "include \"inner.part\"\n",
    "parts/inner.part": "host home\n",
    "broken.json": "{\n",
    "own.profile": "base ios\n",
    "team.profile": "base android-1.0.3\n",
    "b.scenario": "wait 1s\n",
  ]

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, text) in Self.files { try folder.write(name, text) }
    let sale = Golden.page("examples/sale.json")
    try FileManager.default.copyItem(at: sale, to: folder.url("sale.json"))
    try folder.makeLink("link.json", to: "sale.json")
    try FileManager.default.linkItem(at: folder.url("sale.json"), to: folder.url("second.json"))
    return folder
  }

  private func contents(of folder: ScratchFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.url(name).path, isDirectory: &isFolder)
      contents[name] = isFolder.boolValue ? "" : try folder.text(name)
    }
    return contents
  }

  @Test(
    "A report in place of a file that is read",
    arguments: [
      "a.scenario", "b.scenario", "sale.json", "./parts/../sale.json", "link.json", "second.json",
      "broken.json",
      "parts/outer.part", "parts/inner.part", "own.profile", "team.profile",
    ])
  func read(path: String) async throws {
    let folder = try folder()
    let before = try contents(of: folder)
    for kind in ["json", "trace"] {
      let run = try await Tool.run(
        [
          "run", "--quiet", "--profile", "team.profile", "--report", "tap=new.tap", "--report", "html=new",
          "--report", "\(kind)=\(path)", "a.scenario", "b.scenario",
        ], in: folder)
      #expect(run.ending == .code(2))
      #expect(
        run.errors.hasSuffix(
          "error: `\(path)` is read by this command, and a report would replace it\n  = help: name another file\n\n"
        ))
      #expect(try contents(of: folder) == before)
    }
  }

  @Test("So is what comes through standard input", arguments: ["b.scenario", "./b.scenario", "/dev/stdin"])
  func standardInput(path: String) async throws {
    let folder = try folder()
    let before = try contents(of: folder)
    let run = try await Tool.run(
      ["run", "-", "--report", "junit=\(path)"], input: folder.url("b.scenario"), in: folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("`\(path)` is read by this command"), "\(run.errors)")
    #expect(try contents(of: folder) == before)
  }

  @Test("Of two files whose names only compose a letter in another way, both are spared")
  func composed() async throws {
    let folder = try ScratchFolder()
    let names = ["caf\u{E9}.scenario", "cafe\u{301}.scenario"]
    for name in names { try folder.write(name, "wait 1s\n") }
    for name in names {
      let run = try await Tool.run(["run", "--quiet", "--report", "json=\(name)"] + names, in: folder)
      #expect(run.ending == .code(2))
      #expect(try folder.text(name) == "wait 1s\n")
    }
  }

  @Test("A file that only another run reads is no business of this one")
  func unread() async throws {
    let folder = try folder()
    let run = try await Tool.run(["run", "--quiet", "--report", "json=sale.json", "b.scenario"], in: folder)
    #expect(run.ending == .code(0))
    #expect(try folder.text("sale.json").hasPrefix("{\"schema\""))
  }

  @Test("A page in place of a file that is read", arguments: ["run", "explore", "check"])
  func page(command: String) async throws {
    let folder = try folder()
    let report = ["--report", "html=report"]
    #expect(try await Tool.run(["run", "--quiet", "b.scenario"] + report, in: folder).ending == .code(0))
    let text = try folder.text(command == "run" ? "b.scenario" : "sale.json")
    try folder.write("report/index.html", text)
    let before = try contents(of: folder)
    let run = try await Tool.run([command, "report/index.html"] + report, in: folder)
    #expect(run.ending == .code(2))
    #expect(
      run.errors == """
        error: `report/index.html` is read by this command, and a report would replace it
          = help: name a folder elsewhere


        """)
    #expect(try contents(of: folder) == before)
  }

  @Test("A profile in place of a page is spared by `explore` and `check`", arguments: ["explore", "check"])
  func profile(command: String) async throws {
    let folder = try folder()
    let report = ["--report", "html=report"]
    #expect(try await Tool.run(["run", "--quiet", "b.scenario"] + report, in: folder).ending == .code(0))
    try folder.write("report/index.html", "base ios\n")
    let run = try await Tool.run(
      [command, "sale.json", "--profile", "report/index.html"] + report, in: folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("`report/index.html` is read by this command"), "\(run.errors)")
    #expect(try folder.text("report/index.html") == "base ios\n")
  }

  @Test("A payload that only an explored scenario names is spared too")
  func explored() async throws {
    let folder = try folder()
    let report = ["--report", "html=report"]
    #expect(try await Tool.run(["run", "--quiet", "b.scenario"] + report, in: folder).ending == .code(0))
    try folder.write("report/index.html", try folder.text("sale.json"))
    try folder.write(
      "c.scenario", "campaign sale \"report/index.html\"\n\ntrackView HOMEPAGE \"app://home\"\n")
    let run = try await Tool.run(["explore", "c.scenario"] + report, in: folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("`report/index.html` is read by this command"), "\(run.errors)")
    #expect(try folder.text("report/index.html") == folder.text("sale.json"))
  }
}
