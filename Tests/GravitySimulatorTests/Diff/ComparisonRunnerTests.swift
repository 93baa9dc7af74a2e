import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("A run for comparison")
struct ComparisonRunnerTests {
  private func run(_ steps: String, _ profile: Profile = .ios) throws -> ComparedRun {
    let payload = String(decoding: try Samples.primer().bytes, as: UTF8.self).split(separator: "\n").joined()
    let scenario = ScenarioLoader().load(text: "campaign primer \(payload)\n\n\(steps)", named: "a.scenario")
    #expect(scenario.diagnostics.isEmpty)
    let compiled = CompiledScenario(scenario, profile: profile)
    return ComparisonRunner.run(ComparisonScript(scenario), on: compiled.setup)
  }

  private func texts(_ run: ComparedRun, _ stream: ComparedStream) -> [String] {
    run[stream].map { "\(TimeText.seconds($0.time)) \($0.text)" }
  }

  private let show = "trackView HOMEPAGE \"app://home\"\n"

  @Test("Each stream has its lines, with their times")
  func streams() throws {
    let run = try run(show + "wait 1s\ntap \"Turn on\"\nanswer push allow\nsettle\n")
    #expect(
      texts(run, .presented) == ["0.000s modal primer-1 on home", "1.500s modal primer-1 gone"])
    #expect(texts(run, .verdicts) == ["0.000s primer: presented (modal primer-1)"])
    #expect(texts(run, .requests) == ["0.000s /visit", "0.000s /choose primer"])
    #expect(texts(run, .urls) == ["1.000s https://ev.example-gravity.test/v2/engagement?type=PUSH"])
    #expect(
      texts(run, .callbacks) == [
        "0.000s ContentLoadEvent content=primer-1", "0.000s ContentImpressionEvent content=primer-1",
        "0.000s ContentVisibleImpressionEvent content=primer-1", "1.000s ContentCloseEvent content=primer-1",
        "1.000s RequestPushEvent content=primer-1",
      ])
    #expect(texts(run, .prompts) == ["1.000s push"])
    #expect(texts(run, .steps).isEmpty)
  }

  @Test("A step that cannot be done is written down, and the run goes on")
  func impossible() throws {
    let run = try run("tap close\nback\n" + show)
    #expect(
      texts(run, .steps) == [
        "0.000s line 3, tap close: impossible: nothing is presented",
        "0.000s line 4, back: impossible: this system has no back",
      ])
    #expect(run[.presented].count == 1)
  }

  @Test("Expectations are ignored, but time moves to where they stand")
  func expectations() throws {
    let run = try run("expect presented modal nobody\nat 2s expect locked\n" + show)
    #expect(texts(run, .presented) == ["2.000s modal primer-1 on home"])
    #expect(texts(run, .steps).isEmpty)
  }

  @Test("What an expectation waits for is waited for, whether it comes or not")
  func within() throws {
    let run = try run("expect within 3s presented modal primer-1\n" + show)
    #expect(texts(run, .presented) == ["3.000s modal primer-1 on home"])
    #expect(texts(run, .steps).isEmpty)
  }

  @Test("A time that has passed is noted for whoever compares")
  func late() throws {
    let run = try run(show + "tap \"Turn on\"\nat 100ms note \"x\"\n")
    #expect(run.lateSteps.map(\.number) == [2])
    #expect(texts(run, .steps) == ["0.500s line 5, at 100ms note \"x\": impossible: it is 0.500s already"])
  }

  @Test("D10: what goes with its host leaves the stack at once")
  func hostGone() throws {
    let run = try run(show + "wait 1s\nhost dismiss home\n")
    #expect(texts(run, .presented).last == "1.000s modal primer-1 gone")
  }

  @Test("T3: a killed app has nothing on its stack")
  func killed() throws {
    let run = try run(show + "wait 1s\nkill\n")
    #expect(texts(run, .presented).last == "1.000s modal primer-1 gone")
  }
}
