import Testing

/// How `explore` ends.
@Suite struct ExploreExitTests {
  struct Row: CustomTestStringConvertible {
    let words: [String]
    let code: Int32

    init(_ code: Int32, _ words: String...) {
      self.words = words
      self.code = code
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  private static let clean = "explore/campaigns/close.json"
  private static let trap = "explore/campaigns/trap.json"
  private static let cut = "explore/cut.json"

  static let rows = [
    Row(0, clean),
    Row(1, trap),
    Row(2, cut),
    Row(4, "--max-states", "10", clean),
    Row(4, "--max-depth", "3", trap),
    Row(4, "--time", "1ms", clean),
    Row(1, "--max-depth", "5", "explore/own.scenario"),
    Row(1, clean, trap),
    Row(1, trap, clean),
    Row(2, trap, cut),
    Row(4, "--max-depth", "3", clean, trap),
    Row(0, "--profile", "ideal", trap),
  ]

  @Test("The exit code tells the worst that was found", arguments: rows)
  func code(row: Row) async throws {
    let run = try await Tool.run(["explore"] + row.words, in: try GoldenInput.folder())
    #expect(run.ending == .code(row.code), "\(run.output) \(run.errors)")
  }

  @Test(
    "Standard input is explored, be it a payload or a scenario",
    arguments: [clean, "explore/start.scenario"])
  func standardInput(file: String) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(["explore", "-"], input: folder.url(file), in: folder)
    #expect(run.ending == .code(file == Self.clean ? 0 : 1), "\(run.errors)")
    #expect(run.output.contains("  <stdin>\n"))
  }

  @Test("Ctrl-C ends the exploration, and what is known is printed")
  func interrupt() async throws {
    let folder = try GoldenInput.folder()
    try folder.write("large.scenario", HostileExploration.manyTriggers)
    // A process in the background of a shell does not hear Ctrl-C unless it listens by itself.
    let script = "\"$0\" \"$@\" & child=$!; sleep 2; kill -INT $child; wait $child"
    let run = try await Tool.shell(
      script, ["explore", "--memory", "300MB", "large.scenario", Self.clean], nil, folder)
    #expect(run.ending == .code(4) || run.ending == .code(1), "\(run.errors)")
    #expect(run.output.contains("incomplete: interrupted"))
    #expect(run.output.contains("OPEN  \(Self.clean): not begun"))
  }

  @Test("A second Ctrl-C ends at once")
  func secondInterrupt() async throws {
    let folder = try ScratchFolder()
    try folder.makePipe("pipe")
    // It waits for standard input, which nothing but a signal ends.
    let script =
      "exec 3<>pipe; \"$0\" explore - <&3 & child=$!; sleep 1; kill -INT $child; sleep 1; "
      + "kill -INT $child; wait $child; exit $?"
    let run = try await Tool.shell(script, [], nil, folder)
    #expect(run.ending == .code(130))
    #expect(run.output.isEmpty)
  }
}
