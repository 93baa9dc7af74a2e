import Foundation
import Testing

/// Failures that show only at the end of a run: every report has a step that failed.
@Suite struct LateFailureTests {
  private static let unclaimed = "effects exact\n" + HostilePayload.scenario()
  private static let crash = """
    profile flutter-0.22.2
    app initialized=no
    getContent selector "home" page HOMEPAGE "app://home"
    wait 1s
    expect nothing presented

    """

  private func report(_ scenario: String, _ kind: String) async throws -> String {
    let folder = try ScratchFolder()
    try folder.write("failing.scenario", scenario)
    let run = try await Tool.run(
      ["run", "--quiet", "--report", "\(kind)=out", "failing.scenario"], in: folder)
    #expect(run.ending == .code(1))
    return try folder.text(kind == "html" ? "out/runs/failing.html" : "out")
  }

  @Test("An effect that nothing expected fails the last statement")
  func unclaimedEffect() async throws {
    let tap = try await report(Self.unclaimed, "tap")
    #expect(
      tap.contains("\n    ok 1 - trackView") && tap.contains("\n    not ok 2 - expect presented modal a-1\n"))
    #expect(try await report(Self.unclaimed, "junit").contains("\nFAILED       line "))
    #expect(try await report(Self.unclaimed, "html").contains("<article id=s2 class=\"x f"))
    #expect(try await report(Self.unclaimed, "ndjson").contains("\"status\":\"failed\",\"start\""))
    #expect(try await statuses(Self.unclaimed) == ["passed", "failed"])
  }

  @Test("What is behind a crash that nothing expected is not reached")
  func unexpectedCrash() async throws {
    #expect(try await statuses(Self.crash) == ["failed", "notReached", "notReached"])
    let tap = try await report(Self.crash, "tap")
    #expect(tap.contains("\n    ok 2 - wait 1s # SKIP not reached\n"))
  }

  @Test("The run ends with the crash, and so does all that lasted")
  func crashTime() async throws {
    let crash = Self.crash.replacingOccurrences(of: "getContent", with: "wait 500ms\ngetContent")
    let text = try await report(crash, "json")
    #expect(text.contains("\"status\":\"failed\",\"time\":500,"))
    #expect(text.contains("\"status\":\"notReached\",\"start\":500,\"end\":500"))
    #expect(!text.contains("\"end\":1500"))
  }

  @Test("A crash that is expected ends nothing")
  func expectedCrash() async throws {
    let folder = try ScratchFolder()
    let text = Self.crash.replacingOccurrences(of: "expect nothing presented", with: "expect crashed")
    try folder.write("a.scenario", text)
    let run = try await Tool.run(["run", "--report", "json=out", "a.scenario"], in: folder)
    #expect(run.ending == .code(0))
    #expect(try Self.statuses(folder.text("out")) == ["passed", "passed", "passed"])
  }

  private func statuses(_ scenario: String) async throws -> [String] {
    try Self.statuses(try await report(scenario, "json"))
  }

  private struct Report: Decodable {
    struct Run: Decodable {
      struct Step: Decodable { let status: String }
      let steps: [Step]
    }
    let runs: [Run]
  }

  private static func statuses(_ json: String) throws -> [String] {
    try JSONDecoder().decode(Report.self, from: Data(json.utf8)).runs.flatMap(\.steps).map(\.status)
  }
}
