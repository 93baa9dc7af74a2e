import Foundation
import Testing

/// What `run --accept` prints, and what it makes of the scenario, word for word.
@Suite("Accepting what comes")
struct PrintedAcceptTests {
  static let scenarios = [
    "open", "differs", "crlf", "cannot", "step", "included", "good", "inline", "misplaced",
  ]

  @Test("What differs or is left open says what came, and no other line changes", arguments: scenarios)
  func accepted(name: String) async throws {
    let folder = try GoldenInput.folder()
    let file = "accept/\(name).scenario"
    let run = try await Tool.run(["run", "--accept", file], in: folder)
    let text = "$ gravity-sim run --accept \(file)\n\(run.transcript)\n--- \(file)\n"
    try Golden.expect(text + (try folder.text(file)), matches: "accept/\(name).txt")
  }

  @Test("Whatever was accepted holds, and is accepted no second time", arguments: scenarios)
  func again(name: String) async throws {
    let folder = try GoldenInput.folder()
    let file = "accept/\(name).scenario"
    let first = try await Tool.run(["run", "--accept", file], in: folder)
    let text = try folder.text(file)
    let second = try await Tool.run(["run", "--accept", file], in: folder)
    #expect(second.ending == first.ending)
    #expect(!second.output.contains("rewritten"))
    #expect(try folder.text(file) == text)
    if first.ending == .code(0) {
      #expect(try await Tool.run(["run", file], in: folder).ending == .code(0))
    }
  }

  @Test("An expectation that is left open is a mistake where nothing is accepted")
  func withoutAccepting() async throws {
    let folder = try GoldenInput.folder()
    for command in ["run", "explain", "diff"] {
      let run = try await Tool.run([command, "accept/step.scenario"], in: folder)
      #expect(run.ending == .code(2))
      #expect(run.errors.contains("this expectation is not filled in"))
    }
  }

  @Test("A folder is accepted file by file, whatever the number of jobs", arguments: ["1", "8"])
  func folder(jobs: String) async throws {
    let folder = try GoldenInput.folder()
    try FileManager.default.removeItem(at: folder.url("accept/misplaced.scenario"))
    let run = try await Tool.run(["run", "--accept", "--quiet", "--jobs", jobs, "accept"], in: folder)
    #expect(run.ending == .code(1))
    #expect(run.output.contains("8 scenarios: 5 passed, 3 failed, 36 expectations rewritten"))
  }

  @Test("A file that cannot be written stays as it is")
  func unwritable() async throws {
    let folder = try ScratchFolder()
    try folder.write("a/x.scenario", "wait 1s\nexpect time ...\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url("a").path)
    defer { chmod(folder.url("a").path, 0o700) }
    let run = try await Tool.run(["run", "--accept", "a/x.scenario"], in: folder)
    // The superuser may write anywhere.
    guard run.ending != .code(0) else { return }
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("a/x.scenario cannot be written: Permission denied"))
    #expect(try folder.text("a/x.scenario") == "wait 1s\nexpect time ...\n")
  }

  @Test("A link stays one, and the file behind it keeps its mode and its byte order mark")
  func link() async throws {
    let folder = try ScratchFolder()
    try folder.write("real.scenario", "\u{FEFF}wait 1s\nexpect time ...")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.url("real.scenario").path)
    try folder.makeLink("link.scenario", to: "real.scenario")
    let run = try await Tool.run(["run", "--accept", "link.scenario"], in: folder)
    #expect(run.ending == .code(0))
    #expect(try folder.text("real.scenario") == "\u{FEFF}wait 1s\nexpect time 1s")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("link.scenario").path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.url("real.scenario").path)
    #expect(mode[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test("Every golden file belongs to a scenario")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("accept").path)
    #expect(files.sorted() == Self.scenarios.map { "\($0).txt" }.sorted())
  }
}
