import GravityPresentation
import GravitySimulator
import Testing

/// A good file becomes exactly what it says.
@Suite struct ScenarioDocumentTests {
  private func parse(_ text: String) -> ScenarioDocument {
    let parsed = ScenarioParser.parse(text, file: "a")
    #expect(parsed.diagnostics.map(\.message) == [])
    return parsed.document
  }

  @Test func theHeaderIsRead() {
    let document = parse(
      #"""
      scenario "A \"name\"" # and a comment
      tags push, slow
      profile ideal
      app initialized=no uid="a b"
      host home, catalog
      campaign promo "promo.json" priority=-5 delay=1.5s on=event latency=80ms
      on choose promo reply {
        "data": []
      } after 80ms
      on visit reply status=500
      effects exact
      never prompt push
      back
      """#)
    #expect(document.name == #"A "name""#)
    #expect(document.tags == ["push", "slow"])
    #expect(document.profile?.span == SourceSpan(line: 3, column: 9, length: 5))
    #expect(!document.app.isInitialized && document.app.uid == "a b")
    #expect(document.hosts == ["home", "catalog"])
    let campaign = document.campaigns.first
    #expect(campaign?.priority == -5 && campaign?.delay == 1500 && campaign?.latency == 80)
    #expect(campaign?.trigger == .event)
    #expect(document.replies.map(\.after) == [80, 0])
    #expect(document.replies.last?.answer == .status(500))
    #expect(document.claimsEveryEffect)
    #expect(document.properties.map(\.value) == [.never(.promptPush)])
  }

  @Test func spansLeaveOutTheTimeAndTheWordExpect() {
    let document = parse("at 2s tap \"OK\"\nat 2s expect presented modal primer-1\n")
    #expect(document.statements.map(\.time) == [2000, 2000])
    #expect(document.statements.first?.span == SourceSpan(line: 1, column: 7, length: 8))
    #expect(document.statements.last?.span == SourceSpan(line: 2, column: 14, length: 24))
  }

  @Test func callsKeepTheirValuesAsJSON() {
    let document = parse(
      #"triggerEvent addToCart value=1990 productId=007 quantity=1 cart=[{"a": 1}] page OTHER "x" data "a","#
        + "\"b\" controller=home")
    let fields = [
      TrackedEvent.Field(name: "value", json: "1990"),
      TrackedEvent.Field(name: "productId", json: "\"007\""),
      TrackedEvent.Field(name: "quantity", json: "1"),
      TrackedEvent.Field(name: "cart", json: #"[{"a": 1}]"#),
    ]
    let call = Step.triggerEvent(
      [TrackedEvent(kind: "addToCart", fields: fields)],
      page: PageContext(type: "OTHER", location: "x", data: ["a", "b"]), controller: "home")
    #expect(document.statements.map(\.kind) == [.step(call)])
  }

  @Test func jsonCallsAreTakenApart() {
    let document = parse(
      """
      triggerEvent {"events": [{"type": "login-v1", "n": [1]}],
        "pageContext": {"type": "HOMEPAGE", "location": "x", "data": ["a"]}}
      """)
    let page = PageContext(
      type: "HOMEPAGE", location: "x", data: ["a"],
      json: #"{"type": "HOMEPAGE", "location": "x", "data": ["a"]}"#)
    let event = TrackedEvent(kind: "login-v1", fields: [TrackedEvent.Field(name: "n", json: "[1]")])
    #expect(document.statements.map(\.kind) == [.step(.triggerEvent([event], page: page, controller: nil))])
  }

  @Test func gesturesAreRead() {
    let document = parse("swipe down 12.5% flick in=a\nswipe up\ntap element=2\nscroll a visible=60%\n")
    let steps: [Step] = [
      .swipe(Swipe(.down, thousandths: 125, isFlick: true), content: "a"),
      .swipe(Swipe(.up, thousandths: 1000), content: nil), .tap(.element(2), content: nil),
      .scroll(content: "a", thousandths: 600),
    ]
    #expect(document.statements.map(\.kind) == steps.map { .step($0) })
  }

  @Test func anotherFileMayListCampaignsOfItsOwn() {
    let document = parse("on visit reply \"visit.json\"\nback\nexpect verdict other hostBusy\n")
    #expect(document.statements.count == 2)
  }

  @Test func durationsAreExact() {
    let document = parse("wait 0\nwait 300ms\nwait 1.500s\nwait 2m\nwait 0.00025m\n")
    let waits: [Milliseconds] = [0, 300, 1500, 120_000, 15]
    #expect(document.statements.map(\.kind) == waits.map { .step(.wait($0)) })
  }
}
