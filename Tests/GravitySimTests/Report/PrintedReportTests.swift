import Foundation
import Testing

/// What each report says of a suite in which one scenario passes, others fail in every way, and one means no good.
@Suite struct PrintedReportTests {
  private static let run = ["run", "--tag", "!slow", "--quiet", "report"]

  @Test("Each kind of report, word for word", arguments: PrintedReport.all)
  func report(report: PrintedReport) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(Self.run + ["--report", "\(report.kind)=out"], in: folder)
    #expect(run.ending == .code(2))
    try Golden.expect(try folder.text("out"), matches: "report/\(report.golden)")
  }

  @Test("Annotations follow what is printed")
  func annotations() async throws {
    let run = try await Tool.run(Self.run + ["--report", "github"], in: try GoldenInput.folder())
    try Golden.expect(run.transcript, matches: "report/github.txt")
  }

  @Test("A report on standard output has it to itself", arguments: PrintedReport.all)
  func standardOutput(report: PrintedReport) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(Self.run + ["--report", "\(report.kind)=-"], in: folder)
    let plain = try await Tool.run(Self.run, in: folder)
    #expect(
      run.output
        == String(decoding: try Data(contentsOf: Golden.file("report/\(report.golden)")), as: UTF8.self))
    #expect(run.errors.contains("6 scenarios: 1 passed, 4 failed, 1 with wrong input, 1 left out"))
    #expect(run.ending == plain.ending)
  }

  @Test("What is printed and how a run ends is the same with all reports and with none")
  func unchanged() async throws {
    let folder = try GoldenInput.folder()
    let plain = try await Tool.run(Self.run, in: folder)
    let reports = PrintedReport.all.flatMap { ["--report", "\($0.kind)=\($0.kind)"] }
    let reported = try await Tool.run(Self.run + reports, in: folder)
    #expect(reported.output == plain.output)
    #expect(reported.errors == plain.errors)
    #expect(reported.ending == plain.ending)
  }

  @Test("One job and eight jobs write the same bytes", arguments: PrintedReport.all)
  func jobs(report: PrintedReport) async throws {
    let folder = try GoldenInput.folder()
    for jobs in ["1", "8"] {
      _ = try await Tool.run(
        ["run", "report", "presented", "streams", "steps", "inline", "requests", "--jobs", jobs]
          + ["--report", "\(report.kind)=\(jobs)"], in: folder)
    }
    #expect(try folder.text("1") == folder.text("8"))
    #expect(try !folder.text("1").isEmpty)
  }

  @Test("Beyond the first failure nothing is reported")
  func failFast() async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(Self.run + ["--fail-fast", "--report", "tap=out"], in: folder)
    #expect(run.ending == .code(1))
    let lines = try folder.text("out").split(separator: "\n")
    #expect(lines.prefix(2) == ["TAP version 14", "1..2"])
    #expect(lines.contains("ok 1 - Push primer, refused once"))
    #expect(lines.contains("not ok 2 - Локировка держит кампанию"))
  }

  @Test("Misuse is reported at its statement where it is an error")
  func strictUsage() async throws {
    let folder = try GoldenInput.folder()
    let words = ["run", "--strict-usage", "--report", "tap=out", "report/a-passes.scenario"]
    let run = try await Tool.run(words, in: folder)
    #expect(run.ending == .code(1))
    #expect(try folder.text("out").contains("    not ok 1 - trackView HOMEPAGE \"app://home\"\n"))
  }
}
