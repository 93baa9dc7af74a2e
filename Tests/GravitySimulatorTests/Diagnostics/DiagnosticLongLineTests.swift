import GravitySimulator
import Testing

/// Lines that are wider than any terminal.
@Suite struct DiagnosticLongLineTests {
  @Test("160 columns are shown whole")
  func fitting() {
    let line = Self.repeated("a", 160)
    #expect(DiagnosticCaretTests.excerpt(line, 160, 1) == [line, Self.repeated(" ", 159) + "^"])
  }

  @Test("The beginning of a long line is cut behind")
  func beginning() {
    #expect(
      DiagnosticCaretTests.excerpt("word " + Self.repeated("a", 1000), 1, 4)
        == ["word " + Self.repeated("a", 153) + "…", "^^^^"])
  }

  @Test("The middle of a long line is cut on both sides")
  func middle() {
    let line = Self.repeated("a", 1000) + "word" + Self.repeated("b", 1000)
    #expect(
      DiagnosticCaretTests.excerpt(line, 1001, 4) == [
        "…" + Self.repeated("a", 77) + "word" + Self.repeated("b", 77) + "…", Self.repeated(" ", 78) + "^^^^",
      ])
  }

  @Test("The end of a long line is cut before")
  func end() {
    let line = Self.repeated("a", 100_000)
    #expect(
      DiagnosticCaretTests.excerpt(line, 100_001, 1)
        == ["…" + Self.repeated("a", 158), Self.repeated(" ", 159) + "^"])
  }

  @Test("A span wider than the room is shown from its beginning")
  func longSpan() {
    let line = "word " + Self.repeated("a", 1000)
    #expect(
      DiagnosticCaretTests.excerpt(line, 6, 1000)
        == ["…" + Self.repeated("a", 158) + "…", " " + Self.repeated("^", 158)])
  }

  @Test("Wide letters are never cut in half")
  func wide() {
    let line = "a" + Self.repeated("日", 1000)
    #expect(
      DiagnosticCaretTests.excerpt(line, 2, 1)
        == ["a" + Self.repeated("日", 78) + "…", " ^^"])
    #expect(
      DiagnosticCaretTests.excerpt(line, 502, 1) == [
        "…" + Self.repeated("日", 79) + "…", Self.repeated(" ", 79) + "^^",
      ])
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
