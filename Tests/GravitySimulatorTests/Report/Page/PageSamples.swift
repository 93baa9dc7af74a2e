@testable import GravitySimulator

/// Runs as reports tell them, and their pages.
enum PageSamples {
  /// A campaign whose every text is the given one.
  ///
  /// - Parameters:
  ///   - text: As it is; it is put into JSON here.
  static func scenario(saying text: String, steps: String) -> String {
    let json = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: scalar.value < 0x20 ? "\\u00" + (scalar.value < 16 ? "0" : "") + hex(scalar) : String(scalar)
      }
    }.joined()
    return """
      scenario "\(json)"
      description "\(json)"
      campaign promo {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v",
        "campaignId": "6a5f4b7b73a8b1a026084fe2", "contents": [{"contentId": "promo-1", "contentType": "native",
        "deliveryMethod": "modal", "variables": {"frameUI": {"container": {}}, "elements": [
        {"type": "text", "text": "\(json)"},
        {"type": "button", "text": "\(json)", "onClick": {"action": "copy", "copyData": "\(json)"}}]}}]}]}]}

      trackView HOMEPAGE "app://home"
      note "\(json)"
      \(steps)
      """
  }

  static func run(_ text: String, file: String = "promo.scenario") -> ReportedRun {
    let scenario = ScenarioLoader().load(text: text, named: file)
    guard scenario.diagnostics.isEmpty else { return ReportedRun(broken: scenario, nil) }
    let result = ScenarioRunner(detail: .scenes).run(CompiledScenario(scenario, profile: nil))
    return ReportedRun(result, of: scenario, nil)
  }

  static func page(_ text: String) -> String {
    RunPage(run: run(text), index: "../index.html").html
  }

  /// The page of a run whose first step brought these events.
  static func page(of events: [ReportedEvent]) -> String {
    let run = run("wait 1s\n")
    var steps = run.steps
    steps[0].events = events
    let changed = ReportedRun(
      name: run.name, file: run.file, description: nil, tags: [], profile: run.profile, status: run.status,
      steps: steps, spans: [], diagnostics: [], end: run.end)
    return RunPage(run: changed, index: nil).html
  }

  static func index(_ runs: [ReportedRun]) -> String {
    var suite = ReportedSuite(command: "run")
    for run in runs { suite.add(RunOutcome(run)) }
    let reporter = HTMLReporter()
    let parts = runs.enumerated().map { reporter.part(of: $1, number: $0 + 1) }
    return reporter.files(of: parts, suite).map(\.text).joined()
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }
}
