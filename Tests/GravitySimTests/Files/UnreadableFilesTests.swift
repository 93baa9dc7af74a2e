import Foundation
import Testing

/// What lies in a folder and cannot be read is told, and the files beside it are looked at all the same.
@Suite struct UnreadableFilesTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("a/good.scenario", "wait 1s\nexpect nothing presented\n")
    try folder.makeLink("a/link.scenario", to: "nowhere")
    try folder.makePipe("a/pipe.scenario")
    return folder
  }

  @Test("A folder is run")
  func run() async throws {
    let run = try await Tool.run(["run", "a", "--report", "tap=out"], in: try folder())
    #expect(run.ending == .code(2))
    #expect(
      run.output == """
        pass  a/good.scenario
        BAD   a/link.scenario
        BAD   a/pipe.scenario
        3 scenarios: 1 passed, 2 with wrong input

        """)
    #expect(
      run.errors == """
        error: a/link.scenario is a link to nothing

        error: a/pipe.scenario is a pipe, socket or device, not a file


        """)
  }

  @Test(
    "A folder that cannot be looked into is told, and those beside it are run",
    .enabled(if: geteuid() != 0, "nothing is closed to this user"))
  func closed() async throws {
    let folder = try ScratchFolder()
    try folder.write("a/good.scenario", "wait 1s\n")
    try folder.makeFolder("a/closed")
    let path = folder.url("a/closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    let run = try await Tool.run(["run", "a"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.output.contains("pass  a/good.scenario\n"))
    #expect(run.errors.contains("error: a/closed cannot be read: "))
  }

  @Test("A name that is no UTF-8 is told as such, in a folder and on the command line")
  func garbled() async throws {
    let folder = try folder()
    let make = "printf 'wait 1s\n' > \"$(printf 'b/\\377.scenario')\" || exit 9; "
    try folder.makeFolder("b")
    let found = try await Tool.shell(make + "\"$0\" \"$@\"", ["run", "b"], nil, folder)
    // Some file systems have no such names.
    if found.ending == .code(9) { return }
    #expect(found.ending == .code(2))
    #expect(
      found.errors.contains("cannot be found by this name: names of files must be UTF-8"), "\(found.errors)")
    let named = try await Tool.shell(
      "\"$0\" \"$@\" \"$(printf 'junit=\\377')\"", ["run", "a", "--report"], nil, folder)
    #expect(named.ending == .code(2))
    #expect(named.errors.hasPrefix("error: word 4 of the command line is not UTF-8\n"), "\(named.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a", "b"])
  }

  @Test("A folder is linted, in every format", arguments: ["text", "json", "sarif", "github"])
  func lint(format: String) async throws {
    let folder = try folder()
    try folder.write("a/small.json", HostilePayload.modal(extra: ", \"lintAllow\": [\"smal-text\"]"))
    let run = try await Tool.run(["lint", "--format", format, "a"], in: folder)
    #expect(run.ending == .code(2))
    let all = run.output + run.errors
    for words in ["link to nothing", "pipe, socket or device", "smal-text"] {
      #expect(all.contains(words), "\(all)")
    }
  }

  @Test(
    "Others say so too",
    arguments: [["fmt", "--check"], ["explore", "--max-states", "50"], ["graph", "--machine"]])
  func others(words: [String]) async throws {
    let run = try await Tool.run(words + ["a"], in: try folder())
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("link to nothing") && run.errors.contains("pipe, socket or device"))
  }
}
