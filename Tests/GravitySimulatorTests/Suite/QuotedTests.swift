import GravitySimulator
import Testing

@Suite struct QuotedTests {
  @Test("Text in quotes, whatever its script")
  func plain() {
    #expect(Quoted("Опрос 👋").description == "`Опрос 👋`")
  }

  @Test("What a terminal would obey is written out")
  func orders() {
    #expect(Quoted("a\u{1B}[31m\u{202E}\n\u{9B}").description == "`a\\u{1B}[31m\\u{202E}\\u{A}\\u{9B}`")
  }

  @Test("Long words are cut, long paths are not")
  func length() {
    let long = String(repeating: "a", count: 61)
    #expect(Quoted(long).description == "`" + long.dropLast() + "…`")
    #expect(Quoted(String(long.dropLast())).description == "`" + long.dropLast() + "`")
    #expect(Quoted(path: long).description == "`" + long + "`")
  }
}
