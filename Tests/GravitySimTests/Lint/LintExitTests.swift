import Testing

/// How `lint` ends.
@Suite struct LintExitTests {
  struct Row: CustomTestStringConvertible {
    let code: Int32
    let words: [String]

    init(_ code: Int32, _ words: String...) {
      self.code = code
      self.words = words
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  private static let bad = "lint/one-line.json"
  private static let leftOver = "lint/left-over.json"

  static let rows = [
    Row(1, bad),
    Row(0, leftOver),
    Row(1, "--deny", "note", leftOver),
    Row(1, "--deny", "error", "--deny", "note", leftOver),
    Row(1, "--deny", "unused-allow", leftOver),
    Row(0, "--deny", "unknown-allow", leftOver),
    Row(0, "--deny", "note", "--allow", "unused-allow", leftOver),
    Row(1, "--deny", "error", bad),
    Row(1, leftOver, bad),
    Row(2, bad, "lint/broken.json"),
    Row(0, "--rules"),
    Row(0, "--rules", "--format", "markdown"),
  ]

  @Test("The exit code tells the worst that was found", arguments: rows)
  func code(row: Row) async throws {
    let run = try await Tool.run(["lint"] + row.words, in: try GoldenInput.folder())
    #expect(run.ending == .code(row.code), "\(run.output) \(run.errors)")
  }

  @Test(
    "Standard input is looked at, be it a payload or a scenario", arguments: [bad, "lint/inline.scenario"])
  func standardInput(file: String) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(["lint", "-"], input: folder.url(file), in: folder)
    #expect(run.ending == .code(1), "\(run.errors)")
    #expect(run.output.contains("--> <stdin>:"))
  }

  @Test("What is found in a hundred places is not shown in thousands")
  func manyFindings() async throws {
    let folder = try ScratchFolder()
    let entries = (0..<1_000).map { "\"rule-\($0)\"" }.joined(separator: ",")
    try folder.write("many.json", "{\"data\": [], \"lintAllow\": [\(entries)]}")
    let run = try await Tool.run(["lint", "many.json"], in: folder)
    #expect(run.ending == .code(1))
    #expect(run.output.contains("… and 900 more of unknown-allow in this file\n"))
    #expect(run.output.hasSuffix("1 file: 0 errors, 1000 warnings, 0 notes\n"))
    #expect(run.output.utf8.count < 100_000)
  }
}
