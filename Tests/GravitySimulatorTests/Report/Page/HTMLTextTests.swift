import Testing

@testable import GravitySimulator

@Suite("Foreign text in a page")
struct HTMLTextTests {
  @Test(
    "Data stays data",
    arguments: [
      ("Забрать подарок", "Забрать подарок"),
      ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
      ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onload='x'", "&quot; onload=&#39;x&#39;"),
      ("&lt;b&gt;", "&amp;lt;b&amp;gt;"),
      ("👍🏽 и ❤️", "👍🏽 и ❤️"),
      ("one\ntwo", "one\ntwo"),
    ])
  func data(text: String, html: String) {
    #expect(HTMLText.escaped(text) == html)
  }

  @Test(
    "What a page would obey, reorder or hide is spelled out",
    arguments: [
      ("a\u{0}b", "a<i>\\u{0}</i>b"), ("\u{202E}abc", "<i>\\u{202E}</i>abc"),
      ("\u{2067}", "<i>\\u{2067}</i>"),
      ("\u{200B}", "<i>\\u{200B}</i>"), ("\r", "<i>\\u{D}</i>"), ("\u{1B}[31m", "<i>\\u{1B}</i>[31m"),
      ("\u{FEFF}", "<i>\\u{FEFF}</i>"), ("\u{2028}", "<i>\\u{2028}</i>"), ("\u{8}\t", "<i>\\u{8}</i>\t"),
    ])
  func controls(text: String, html: String) {
    #expect(HTMLText.escaped(text) == html)
    #expect(HTMLText.attribute(text) == html.replacingOccurrences("<i>", "").replacingOccurrences("</i>", ""))
  }

  @Test("A text without an end is cut, and says so")
  func long() {
    #expect(HTMLText.escaped("<<<<", longest: 2) == "&lt;&lt;… (2 more characters)")
    let text = String(repeating: "щ", count: 1_000_000)
    #expect(HTMLText.escaped(text) == String(repeating: "щ", count: 4000) + "… (996000 more characters)")
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(HTMLText.escaped(marks).hasSuffix("… (96001 more characters)"))
  }
}

extension String {
  fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
