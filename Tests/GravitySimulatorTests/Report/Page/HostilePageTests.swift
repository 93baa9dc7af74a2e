import Foundation
import Testing

@testable import GravitySimulator

@Suite("Hostile texts in pages")
struct HostilePageTests {
  /// Everything that pages are made of; drawings are made of the second line.
  private static let tags: Set<String> = [
    "html", "meta", "title", "style", "script", "body", "a", "header", "nav", "h1", "h2", "h3", "p", "b",
    "bdi",
    "button", "main", "section", "pre", "div", "input", "span", "article", "code", "ul", "ol", "li", "time",
    "kbd",
    "i", "details", "summary", "table", "caption", "thead", "tbody", "tr", "th", "td", "br",
    "svg", "g", "use", "rect", "path", "circle", "line", "text", "tspan", "title", "ellipse", "polyline",
    "polygon",
  ]

  static let texts = [
    "<script>window.hacked=1</script>", "</script><script>window.hacked=1</script>", "</style><b>",
    "</title><b>",
    "</svg><script>window.hacked=1</script>", "<svg onload=window.hacked=1>",
    "<svg/onload='window.hacked=1'>",
    "\"><img src=x onerror=window.hacked=1>", "' onmouseover='window.hacked=1", "\" autofocus onfocus=\"x",
    "javascript:window.hacked=1", "<a href=\"javascript:window.hacked=1\">x</a>", "<foreignObject><body>",
    "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\"?>", "<!DOCTYPE html>", "&lt;script&gt;",
    "&#60;b&#62;",
    "<use href=\"data:image/svg+xml,x\"/>", "<animate onbegin=window.hacked=1>", "<iframe srcdoc=x>",
    "<base href=//x>",
    "<meta http-equiv=refresh content=0>", "<plaintext>", "<template><b>", "<noscript>",
    "</article></main></body>",
    "${window.hacked=1}", "`;window.hacked=1;`", "\\u003cscript\\u003e", "\u{0}<b>", "\u{B}<b>",
    "<\u{0}script>",
    "\u{202E}gpj.exe", "\u{2066}a\u{2069}", "\u{200F}אבג", "a\u{301}\u{301}\u{301}", "\u{2028}\u{2029}",
    "\u{FEFF}",
    "＜script＞", "\u{E0001}\u{E0041}", "\u{7F}\u{9B}2J",
  ]

  @Test("They are text and nothing else", arguments: texts)
  func text(text: String) {
    let passing = PageSamples.scenario(saying: text, steps: "wait 1s\n")
    let failing = PageSamples.scenario(saying: text, steps: "expect presented modal x\n")
    let broken = "scenario \"x\"\n\(text)\n"
    for scenario in [passing, failing, broken] { expectInnocent(PageSamples.page(scenario)) }
    let runs = [passing, failing, broken].enumerated().map { place, scenario in
      PageSamples.run(scenario, file: "\(text)/\(place).scenario")
    }
    expectInnocent(PageSamples.index(runs))
  }

  @Test("They are there, and can be read")
  func readable() {
    let page = PageSamples.page(
      PageSamples.scenario(saying: "<b>Скидка</b> \u{202E}10%", steps: "wait 1s\n"))
    #expect(page.contains("<h1>&lt;b&gt;Скидка&lt;/b&gt; <i>\\u{202E}</i>10%</h1>"))
  }

  private func expectInnocent(_ page: String) {
    let read = PageTags(page)
    #expect(read.all("script").count == 1 && read.all("style").count == 1 && read.all("body").count == 1)
    #expect(
      read.raw == PageTags(PageSamples.page("scenario \"x\"\nwait 1s\n")).raw || read.all("table").count == 1)
    for tag in read.tags {
      #expect(Self.tags.contains(tag.name), "\(tag.name)")
      for (key, value) in tag.attributes {
        #expect(
          !key.hasPrefix("on") && key != "style" && key != "src" && key != "srcdoc", "\(tag.name) \(key)")
        let leadsOut =
          key == "href" && !value.hasPrefix("#") && value != "../index.html" && !value.hasPrefix("runs/")
        #expect(!leadsOut, "\(value)")
      }
    }
    // Drawings keep what joins emoji; nothing in them has an order that a text could change.
    let words = page.components(separatedBy: "<div class=pics")[0]
    let hidden = words.unicodeScalars.filter { !TerminalText.isShownAsItself($0) && $0 != "\n" && $0 != "\t" }
    #expect(hidden.isEmpty)
  }
}
