import GravityPresentation
import Testing

@testable import GravitySimulator

/// What becomes of a payload when nobody does anything.
@Suite struct CheckShowingTests {
  @Test("A snack bar's leaving by itself is told with what it reports")
  func snackBar() throws {
    let showing = try CheckSamples.side("order-snackbar").showing
    #expect(
      CheckSamples.moments(showing) == [
        "at 0.000s snackBar order-1 comes; ContentLoadEvent, ContentImpressionEvent; urls of load: 1, impression: 1",
        "at 4.500s snackBar order-1 leaves by itself; ContentCloseEvent; urls of close: 1",
      ])
    #expect(showing.leavesByItself)
  }

  @Test("On Android the visible impression comes a second later, and is told")
  func android() throws {
    let showing = try CheckSamples.side("order-snackbar", under: .android103).showing
    #expect(
      CheckSamples.moments(showing) == [
        "at 0.000s snackBar order-1 comes; ContentLoadEvent, ContentImpressionEvent; urls of load: 1, impression: 1",
        "at 1.000s ContentVisibleImpressionEvent; urls of visible_impression: 1",
        "at 4.000s snackBar order-1 leaves by itself; ContentCloseEvent; urls of close: 1",
      ])
  }

  @Test("A snack bar that nobody sees is told as a quirk with what to do")
  func invisible() throws {
    let report = try CheckSamples.report("bare-snackbar")
    #expect(report.showing.quirks.map(\.rule) == ["D9"])
    #expect(
      CheckText(report, usesColor: false).text.contains(
        """
          quirk D9: the snack bar has no frameUI and is invisible, and its impression counts all the same
              help: give the content a frameUI

        """))
  }

  @Test("Inline content is drawn by a component, and what its buttons do is told and explored")
  func inline() throws {
    let report = try CheckSamples.report("inline-quiz")
    #expect(report.showing.manner == .inline)
    #expect(report.exitCode == .good)
    #expect(
      CheckSamples.moments(report.showing) == [
        "at 0.000s inline quiz-root comes; ContentLoadEvent 2 times, ContentImpressionEvent, "
          + "ContentVisibleImpressionEvent; urls of load: 2, impression: 1, visible_impression: 1"
      ])
    #expect(report.contents.map(\.content) == ["quiz-root", "quiz-result"])
    #expect(
      CheckSamples.touches(report.contents[0]) == [
        "tap “Узнать”: opens quiz-result (step 2), on top; urls of open_step: 1",
        "tap “Закрыть”: nothing is seen; urls of close: 1",
      ])
    // Its step can go with its host, which an exploration that shows nothing would not find.
    #expect(report.exploration?.quirks.map(\.rule) == ["D10"])
  }

  @Test("The contents of several campaigns are drawn by a list")
  func list() throws {
    let report = try CheckSamples.report("inline-group")
    #expect(
      report.showing.moments.map(\.shows) == [
        ["inline group-sale", "inline group-app", "inline group-plain"]
      ])
    #expect(report.exploration?.broken.isEmpty == true)
  }

  @Test("What does not show fails, says why, and says so on the first lines")
  func notShown() throws {
    let report = try CheckSamples.report("story")
    #expect(report.exitCode == .failed)
    #expect(report.findings.isEmpty)
    #expect(
      CheckText(report, usesColor: false).text.hasPrefix(
        """
        FAIL  scenarios/payloads/story.json
          profile ios: it does not show

        It does not show
          nothing presents the delivery method story of story-1 (P10)
          at 0.000s   ContentLoadEvent; urls of load: 1

        """))
  }

  @Test("What cannot be read is said with its place, though another profile can read it")
  func unreadable() throws {
    let report = try CheckSamples.report("broken-content")
    #expect(report.exitCode == .failed)
    #expect(
      report.showing.reason
        == "it cannot be read: scenarios/payloads/broken-content.json:112:13 "
        + "data[0].payload[0].contents[1].contentType is missing")
    #expect(report.exploration == nil)
    #expect(try CheckSamples.report("broken-content", under: .ideal).showing.manner == .trigger)
  }
}
