import Foundation
import Testing

/// What `run` prints, word for word.
@Suite struct PrintedRunTests {
  @Test("A failure says where, what was actual, why, and what to do", arguments: PrintedRun.failures)
  func failure(run: PrintedRun) async throws { try await check(run) }

  @Test("A mistake in the input is shown where it stands", arguments: PrintedRun.mistakes)
  func mistake(run: PrintedRun) async throws { try await check(run) }

  @Test("Traces and summaries", arguments: PrintedRun.options)
  func option(run: PrintedRun) async throws { try await check(run) }

  @Test("One job and eight jobs print the same bytes", arguments: [[], ["--trace"], ["--fail-fast"]])
  func jobs(options: [String]) async throws {
    let folder = try GoldenInput.folder()
    let words = ["run"] + options + ["presented", "streams", "steps", "syntax", "suite", "--jobs"]
    let one = try await Tool.run(words + ["1"], in: folder)
    let eight = try await Tool.run(words + ["8"], in: folder)
    #expect(one.ending == .code(options == ["--fail-fast"] ? 1 : 2))
    #expect(one.ending == eight.ending)
    #expect(one.output == eight.output)
    #expect(one.errors == eight.errors)
  }

  @Test("Every golden file belongs to a run")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.file("run").path)
    let runs = PrintedRun.failures + PrintedRun.mistakes + PrintedRun.options
    #expect(files.sorted() == runs.map { "\($0.name).txt" }.sorted())
  }

  private func check(_ run: PrintedRun) async throws {
    let result = try await Tool.run(["run"] + run.arguments, in: try GoldenInput.folder())
    let command = "$ gravity-sim run " + run.arguments.joined(separator: " ")
    try Golden.expect(command + "\n" + result.transcript, matches: "run/\(run.name).txt")
  }
}
