import Testing

@testable import GravitySimulator

@Suite("What rules about scenarios say")
struct ScenarioLintMessageTests {
  @Test("A content that no payload has, with the near miss")
  func content() {
    #expect(
      texts(
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented modal promo-l
        """) == [
          "7:24 no payload of the scenario has a content `promo-l` → did you mean `promo-1`?"
        ])
  }

  @Test("A screen that no one presents, with those that are there")
  func screen() {
    #expect(
      texts(
        """
        host home, catalog
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1 in=b
        """) == [
          "3:24 no payload of the scenario has a content `promo-1` → name a payload that has it",
          "3:35 `b` is no screen of the app's and no content of a payload → write one of `home`, `catalog`",
        ])
  }

  @Test("What came before is named by its line")
  func lines() {
    #expect(
      texts(
        """
        trackView HOMEPAGE "app://home"
        expect no callbacks
        expect no callbacks
        kill
        expect no callbacks
        expect no callbacks
        """) == [
          "3:8 line 2 has seen all there was, and nothing has happened since"
            + " → leave it out, or put it behind the step that is to bring something",
          "6:8 the app is not running since line 4, so nothing comes any more"
            + " → put it before the `kill`, or `relaunch` before it",
        ])
  }

  @Test("Replies that are too many")
  func replies() {
    #expect(
      texts(
        """
        on visit reply offline
        on visit reply offline
        on visit reply offline
        trackView HOMEPAGE "app://home"
        trackView HOMEPAGE "app://home"
        """) == [
          "3:1 earlier replies answer all 2 calls of `trackView` → add one more, or leave the reply out"
        ])
  }

  @Test("A finding in an included file has its place there, and its comments are that file's")
  func included() throws {
    let tree = try FileTree([
      "main.scenario": "trackView HOMEPAGE \"app://home\"\ninclude \"parts/end.part\"\nexpect no urls\n",
      "parts/end.part": "# lint: allow blind-expectation\nexpect no urls\nexpect no urls\n",
    ])
    let loaded = ScenarioLoader().load(.file(path: tree["main.scenario"]))
    let found = ScenarioLint.findings(in: loaded, under: .ios)
    #expect(found.map(\.span.part) == [1, 0] && found.map(\.span.line) == [3, 3])
    #expect(ScenarioFindings(loaded, under: .ios).all().map(\.start.line) == [3])
  }

  @Test("Nothing is said of a scenario with mistakes")
  func broken() {
    let loaded = ScenarioLoader().load(text: "wait 0\nwiat 1s\n", named: "shop.scenario")
    #expect(ScenarioLint.findings(in: loaded, under: .ios).isEmpty)
  }

  private func texts(_ scenario: String) -> [String] {
    let loaded = ScenarioLoader().load(text: scenario, named: "shop.scenario")
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    return ScenarioLint.findings(in: loaded, under: .ios).map {
      "\($0.span.line):\($0.span.column) \($0.message) → \($0.advice)"
    }
  }
}
