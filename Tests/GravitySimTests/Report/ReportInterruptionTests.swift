import Foundation
import Testing

/// Commands that are ended from outside while they write.
@Suite struct ReportInterruptionTests {
  /// Waits for a pipe that nobody reads, when all files stand beside their places.
  private static let script = """
    exec 3<>pipe
    "$0" "$@" &
    tool=$!
    drafts() { find . -name '.gravity-sim-[0-9]*' | grep -q .; }
    for _ in $(seq 600); do drafts && break; sleep 0.05; done
    drafts && echo written
    kill -SIGNAL $tool
    wait $tool
    """
  private static let words = [
    "run", "--quiet", "--report", "html=R", "--report", "tap=pipe", "--report", "junit=ci/junit.xml",
    "long.scenario",
  ]

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "long.scenario", String(repeating: "note \"Скидка 15% на первый заказ\"\n", count: 3_000))
    try folder.makePipe("pipe")
    return folder
  }

  private func names(_ folder: ScratchFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url("").path).sorted()
  }

  @Test("Nothing is left of reports that did not come to be", arguments: [("TERM", 15), ("HUP", 1)])
  func new(signal: String, number: Int32) async throws {
    let folder = try folder()
    let run = try await interrupted(by: signal, in: folder)
    #expect(run.output.contains("written"), "the signal comes in the midst of it")
    #expect(run.ending == .code(128 + number), "\(run.errors)")
    #expect(try names(folder) == ["long.scenario", "pipe"])
  }

  @Test("Reports of before are as they were")
  func old() async throws {
    let folder = try folder()
    #expect(
      try await Tool.run(
        ["run", "--report", "html=R", "--report", "junit=ci/junit.xml", "long.scenario"], in: folder
      )
      .ending == .code(0))
    try folder.write("R/index.html", folder.text("R/index.html") + "<!-- before -->")
    try folder.write("ci/junit.xml", "<!-- before -->")
    let before = try names(folder)
    let run = try await interrupted(by: "TERM", in: folder)
    #expect(run.output.contains("written"))
    #expect(run.ending == .code(128 + 15), "\(run.errors)")
    #expect(try names(folder) == before)
    #expect(try folder.text("R/index.html").hasSuffix("<!-- before -->"))
    #expect(try folder.text("ci/junit.xml") == "<!-- before -->")
  }

  @Test("A signal that is ignored ends nothing")
  func ignored() async throws {
    let folder = try folder()
    let script =
      "trap '' TERM\n"
      + Self.script.replacingOccurrences(
        of: "wait $tool", with: "cat <&3 >/dev/null & wait $tool; kill -9 $!")
    let run = try await Tool.shell(
      script.replacingOccurrences(of: "SIGNAL", with: "TERM"), Self.words, nil, folder)
    #expect(run.output.contains("written"))
    #expect(FileManager.default.fileExists(atPath: folder.url("R/index.html").path), "\(run.errors)")
    #expect(try !names(folder).contains { $0.contains(".gravity-sim-") && !$0.hasSuffix("-report") })
  }

  private func interrupted(by signal: String, in folder: ScratchFolder) async throws -> ToolRun {
    try await Tool.shell(
      Self.script.replacingOccurrences(of: "SIGNAL", with: signal), Self.words, nil, folder)
  }
}
