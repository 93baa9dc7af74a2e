import Testing

@testable import GravitySimulator

@Suite("The page of one run")
struct RunPageTests {
  private let failing = PageSamples.scenario(
    saying: "Забрать", steps: "wait 1s\nexpect presented modal x\nwait 1s\n")

  @Test("Each statement is a step, reached or not")
  func steps() {
    let articles = PageTags(PageSamples.page(failing)).all("article")
    #expect(articles.map { $0.attributes["id"] } == ["s1", "s2", "s3", "s4", "s5"])
    #expect(articles.map { $0.attributes["class"] ?? "" } == ["", "s", "", "x f s", "n"])
  }

  @Test("A picture is there once, however many steps show it")
  func pictures() {
    let read = PageTags(PageSamples.page(failing))
    let ids = read.tags.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "ids are unique")
    let pictures = read.all("g").compactMap { $0.attributes["id"] }.filter { $0.hasPrefix("p") }
    let shown = read.all("use").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#p") }
    #expect(Set(shown) == Set(pictures.map { "#" + $0 }))
    #expect(shown.count < 4, "a step that changes nothing has no picture of its own")
  }

  @Test("Each picture has the scene's summary for its name")
  func names() {
    let read = PageTags(PageSamples.page(failing))
    let named = read.all("svg").compactMap { $0.attributes["aria-labelledby"] }
    let summaries = read.all("p").compactMap { $0.attributes["id"] }.filter {
      $0.hasPrefix("t") && $0 != "tools"
    }
    #expect(Set(named) == Set(summaries))
  }

  @Test("What went wrong leads to the step that has it whole")
  func failure() {
    let page = PageSamples.page(failing)
    #expect(page.contains("<a href=#s4>Step 4</a>: "))
    #expect(page.contains("<title>Забрать – failed</title>"))
  }

  @Test("A file that cannot be read has a page that says why")
  func broken() {
    let page = PageSamples.page("tpa \"x\"\n")
    #expect(page.contains("✕ wrong input"))
    #expect(page.contains("did you mean"))
    #expect(PageTags(page).all("article").isEmpty)
  }

  @Test("The policy lets in the page's own style and script, and nothing else")
  func policy() throws {
    let read = PageTags(PageSamples.page(failing))
    let meta = read.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    let policy = try #require(meta?.attributes["content"])
    #expect(
      policy == "default-src 'none';style-src 'sha256-\(SHA256.base64(of: read.raw[0]))';"
        + "script-src 'sha256-\(SHA256.base64(of: read.raw[1]))';base-uri 'none';form-action 'none'")
  }

  @Test("What a payload says and no picture shows is listed once")
  func undrawn() {
    let page = PageSamples.page(
      """
      campaign promo {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v",
        "campaignId": "c", "contents": [{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal",
        "variables": {"frameUI": {"container": {}}, "elements": [
        {"type": "text", "text": "Скидка", "style": {"blink<b>": true}}]}}]}]}]}
      trackView HOMEPAGE "app://home"
      wait 1s
      """)
    #expect(
      page.contains("<details><summary>Not in the pictures: 1 key of payloads</summary><ul><li>promo-1: "))
    #expect(page.contains("blink&lt;b&gt;"))
  }

  @Test("The same run makes the same page")
  func repeatable() {
    #expect(PageSamples.page(failing) == PageSamples.page(failing))
  }

  @Test("A step with events without an end shows the first of them")
  func manyEvents() {
    let events = (0..<2000).map { ReportedEvent(time: .start, kind: "log", text: "\($0)") }
    let page = PageSamples.page(of: events)
    #expect(page.contains("<b>log</b> 499<li>and 1500 more</ul>"))
  }
}
