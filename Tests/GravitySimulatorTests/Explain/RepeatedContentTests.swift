import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// The same content again: each presentation is told of with its own reports, not with another one's.
@Suite("Explanations of content that comes again") struct RepeatedContentTests {
  private static let payload = """
    {"data": [{"payload": [{"campaignId": "c", "experienceId": "e", "variationId": "v", "decisionId": "d", \
    "contents": [{"contentId": "snack-1", "contentType": "native", "deliveryMethod": "snackbar", \
    "templateSystemName": "snackbar-1", "variables": {"frameUI": {"container": {}}, \
    "elements": [{"type": "text", "text": "Привет"}], "onLoad": {"action": "load"}, \
    "onClose": {"action": "close"}}, "events": [ \
    {"name": "load", "type": "load", "urls": ["https://ev.example-gravity.test/load"]}, \
    {"name": "close", "type": "close", "urls": ["https://ev.example-gravity.test/close"]}]}]}]}]}
    """

  private func reports(
    _ occasion: String, in text: String, profile: Profile = .ios
  ) throws -> [ReportStory] {
    let scenario = ScenarioLoader().load(
      text: text.replacingOccurrences(of: "@snack", with: Self.payload), named: "test.scenario")
    #expect(scenario.diagnostics.isEmpty, "\(scenario.diagnostics)")
    let compiled = CompiledScenario(scenario, profile: profile)
    let explanation = try Explainer(compiled, profile: profile).explain().explanation
    return explanation.presentations.compactMap { presentation in
      presentation.reports.first { $0.occasion == occasion }
    }
  }

  @Test("E1: a presentation is told of with the load of its own trigger")
  func loads() throws {
    let loads = try reports(
      "load",
      in: """
        campaign snack @snack delay=1s
        trackView HOMEPAGE "app://home"
        at 500ms trackView HOMEPAGE "app://home"
        settle
        """)
    #expect(loads.map(\.times) == [[0], [500]])
  }

  @Test("D10: each of two that go with their host is told of with its own close")
  func closes() throws {
    let closes = try reports(
      "close",
      in: """
        campaign snack @snack
        host home, catalog
        trackView HOMEPAGE "app://home"
        trackView HOMEPAGE "app://home"
        at 1s host dismiss catalog
        """, profile: .ideal)
    #expect(closes.map(\.times) == [[1000], [1000]])
  }

  @Test("T3: an answer after a restart is not told of a url that was hit before it")
  func answers() throws {
    let loads = try reports(
      "load",
      in: """
        campaign snack @snack
        on tracking reply status=204 after 500ms
        trackView HOMEPAGE "app://home"
        at 100ms kill
        relaunch
        trackView HOMEPAGE "app://home"
        settle
        """)
    #expect(loads.map { $0.urls.map(\.outcome) } == [[.unanswered], [.answered]])
  }
}
