import GravityPresentation
import GravitySimulator
import Testing

/// The calls that ask for content, name the user and fill in forms become exactly what they say.
@Suite("Content, identity, inline components and forms in scenarios")
struct ScenarioContentTests {
  private func parse(_ text: String) -> ScenarioDocument {
    let parsed = ScenarioParser.parse(text, file: "a")
    #expect(parsed.diagnostics.map(\.message) == [])
    return parsed.document
  }

  private func steps(_ text: String) -> [Step] {
    parse(text).statements.compactMap { statement in
      if case .step(let step) = statement.kind { return step }
      return nil
    }
  }

  @Test("C1: content is asked for by selector, campaign and group, each with a page")
  func contentByHand() {
    let campaign = "6a5f4b7b73a8b1a026084fe2"
    let json = #"{"type": "OTHER", "location": "", "lng": null}"#
    let product = PageContext(type: "PRODUCT", location: "app://p", data: ["sku-1"])
    #expect(
      steps(
        """
        campaign \(campaign) "promo.json"
        getContent selector home-banner
        getContent campaign \(campaign) page PRODUCT "app://p" data "sku-1"
        getContent group "Для вас" page \(json)
        """) == [
          .getContent(.selector("home-banner"), page: nil), .getContent(.campaign(campaign), page: product),
          .getContent(.group("Для вас"), page: PageContext(type: "OTHER", location: "", json: json)),
        ])
  }

  @Test("Answers and requests by hand name campaigns for each other")
  func campaignsWithoutLines() {
    let document = parse(
      "on choose own reply timeout\non selector a reply offline\non group b reply status=500\ngetContent campaign own\n"
    )
    #expect(document.replies.map(\.endpoint) == [.choose("own"), .selector("a"), .group("b")])
    #expect(document.statements.map(\.kind) == [.step(.getContent(.campaign("own"), page: nil))])
  }

  @Test("C3, C4: the user and the options are typed, null is nothing")
  func identity() {
    var call = OptionsCall()
    call.options = OptionsCall.Options()
    call.options?.isReturnUserInfo = true
    call.contentSettings = OptionsCall.ContentSettings()
    call.contentSettings?.fields = ["id", "цена"]
    #expect(
      steps(
        #"""
        setUser "external-user-id" session="session-id"
        setOptions {"options": {"isReturnUserInfo": true},
          "contentSettings": {"fields": ["id", "цена"]}, "proxyUrl": null}
        setOptions {}
        """#) == [
          .setUser("external-user-id", session: "session-id"), .setOptions(call), .setOptions(OptionsCall()),
        ])
  }

  @Test("N1: inline components are mounted, bound anew and taken away")
  func inlineComponents() {
    let document = parse(
      #"""
      mount swiftUI banner selector="home-banner" loader=yes page HOMEPAGE "app://home"
      mount list row group=for-you
      rebind banner selector=other page OTHER "x"
      expect inline banner shown height=62.5 content=banner-1
      expect within 2s inline row empty
      unmount row
      """#)
    let home = PageContext(type: "HOMEPAGE", location: "app://home")
    let kinds: [Statement.Kind] = [
      .step(.mount(.swiftUI, "banner", .selector("home-banner"), hasLoader: true, page: home)),
      .step(.mount(.list, "row", .group("for-you"), hasLoader: false, page: nil)),
      .step(.rebind("banner", selector: "other", page: PageContext(type: "OTHER", location: "x"))),
      .expectation(
        .state(.inline(InlinePattern(id: "banner", state: .shown, height: 62.5, content: "banner-1")))),
      .expectation(.within(2000, .inline(InlinePattern(id: "row", state: .empty)))),
      .step(.unmount("row")),
    ]
    #expect(document.statements.map(\.kind) == kinds)
  }

  @Test("E5, E8: products are tapped, scrolled and reported by hand")
  func products() {
    #expect(
      steps(
        """
        tap product=2 in=goods-1
        scroll product=0 visible=60% in=goods-1
        engage visibleImpression goods-1
        engageProduct click slot=1 content=goods-1
        """) == [
          .tap(.product(2), content: "goods-1"),
          .scrollProduct(0, content: "goods-1", thousandths: 600), .engage(.visibleImpression, "goods-1"),
          .engageProduct(.click, slot: 1, content: "goods-1"),
        ])
  }

  @Test("Forms are filled in by attribute")
  func forms() {
    #expect(
      steps("choose rating 4\ntype feedback \"Долго везли\" in=survey-1\n") == [
        .choose("rating", value: "4", content: nil),
        .type("feedback", text: "Долго везли", content: "survey-1"),
      ])
  }

  @Test("N4: an expected request keeps its JSON and its place")
  func requests() {
    let document = parse(
      "back\nexpect request visit {\"user\": {\n  \"uid\": \"a\"}}\nexpect no request choose\n")
    let json = Located(
      "{\"user\": {\n  \"uid\": \"a\"}}", at: SourceSpan(line: 2, column: 22, length: 10))
    #expect(
      document.statements.dropFirst().map(\.kind) == [
        .expectation(.request(.visit, json)), .expectation(.request(.choose, nil)),
      ])
  }

  @Test("N3: the product filter drops fallbacks or a list; the log level is a word")
  func app() {
    #expect(parse("app productFilter=no\nback\n").app.productFilter == .off)
    #expect(parse("app productFilter=yes\nback\n").app.productFilter == .dropsFallbacks)
    let app = parse("app productFilter=\"sku-1, SKU 2\" logLevel=none\nback\n").app
    #expect(app.productFilter == .drops(["sku-1", "SKU 2"]) && app.logLevel == .none)
    #expect(parse("back\n").app.logLevel == .info)
  }

  @Test("A page may be of any type and anywhere")
  func pages() {
    #expect(
      steps("trackView BASKET \"\"\n") == [
        .trackView(PageContext(type: "BASKET", location: ""), controller: nil)
      ])
  }

  @Test("Every step and expectation of the vocabulary is one that the parser knows")
  func vocabulary() {
    for form in ScenarioVocabulary.steps {
      let messages = ScenarioParser.parse("\(form.keyword)\n", file: "a").diagnostics.map(\.message)
      #expect(!messages.contains { $0.hasPrefix("unknown statement") }, "\(form.keyword)")
    }
    for form in ScenarioVocabulary.expectations {
      let text = "back\nexpect \(form.keyword)\n"
      let messages = ScenarioParser.parse(text, file: "a").diagnostics.map(\.message)
      #expect(!messages.contains { $0.hasPrefix("unknown expectation") }, "\(form.keyword)")
    }
  }
}
