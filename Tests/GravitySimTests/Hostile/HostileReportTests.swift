import Foundation
import Testing

/// Reports on hostile scenarios: the run ends as it does without them, JSON can be read, and nothing is written that a
/// terminal would obey.
@Suite(.serialized)
struct HostileReportTests {
  private static let kinds = ["junit", "tap", "json", "ndjson", "trace"]

  @Test("Hostile scenarios in reports", arguments: HostileInput.tried)
  func scenario(input: HostileInput) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    let reports = Self.kinds.flatMap { ["--report", "\($0)=\($0).out"] } + ["--report", "github"]
    let run = try await Tool.run(["run", "--quiet", HostileInput.file] + reports, in: folder)
    #expect(run.ending == .code(input.code), "\(run.errors.prefix(500))")
    try expectPlain(run.output)
    // What is no file of its own is no run, and so in no report.
    guard FileManager.default.fileExists(atPath: folder.url("json.out").path) else { return }
    for kind in Self.kinds { try expectPlain(try folder.text("\(kind).out")) }
    for kind in ["json", "trace"] { try expectJSON(try folder.text("\(kind).out")) }
    for line in try folder.text("ndjson.out").split(separator: "\n") { try expectJSON(String(line)) }
    let lines = try folder.text("junit.out").split(separator: "\n")
    #expect(lines.first == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" && lines.last == "</testsuites>")
    for line in run.output.split(separator: "\n") where line.hasPrefix("::") {
      #expect(line.hasPrefix("::error file=\(HostileInput.file)") || input.code == 2, "\(line)")
    }
  }

  @Test(
    "Hostile values of --report",
    arguments: [
      "", "=", "junit", "junit=", "tap=", "html", "html=-", "github=", "JUNIT=x", "junit =x", " junit=x", "-",
      "tap=\(String(repeating: "a/", count: 5000))x", "tap=\(String(repeating: "a", count: 300))", "json=.",
      "json=..", "json=/", "tap=/dev/null/x", "html=/dev/null", "tap=/proc/nothing", "tap=x/../../nowhere/y",
      "\u{1B}[31m=x", "junit=\u{1B}[31m/../x",
    ])
  func value(value: String) async throws {
    let folder = try ScratchFolder()
    try folder.write(HostileInput.file, "wait 1s\n")
    let run = try await Tool.run(["run", HostileInput.file, "--report", value], in: folder)
    #expect(run.ending == .code(2), "\(run.errors.prefix(500))")
    #expect(run.errors.hasPrefix("error: "))
    try expectPlain(run.errors)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [HostileInput.file])
  }

  private func expectPlain(_ text: String) throws {
    let orders = TerminalOrders(in: text)
    #expect(orders.found.isEmpty, "\(orders)")
    #expect(text.utf8.count < 100_000_000)
  }

  private func expectJSON(_ text: String) throws {
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}
