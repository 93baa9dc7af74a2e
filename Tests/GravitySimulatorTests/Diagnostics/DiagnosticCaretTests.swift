import GravitySimulator
import Testing

/// Where the carets stand, whatever is in the line.
@Suite struct DiagnosticCaretTests {
  @Test(
    "Carets stand below the words they mean",
    arguments: [
      // Cyrillic letters are as wide as Latin ones.
      ("expect Опрос", 8, 5, "expect Опрос", "       ^^^^^"),
      ("日本 x", 4, 1, "日本 x", "     ^"),
      ("日本 x", 1, 2, "日本 x", "^^^^"),
      ("한글 x", 4, 1, "한글 x", "     ^"),
      ("👋 x", 3, 1, "👋 x", "   ^"),
      ("👋🏽 x", 4, 1, "👋🏽 x", "   ^"),
      ("🇩🇪 x", 4, 1, "🇩🇪 x", "   ^"),
      ("❤\u{FE0F} x", 4, 1, "❤\u{FE0F} x", "   ^"),
      ("1\u{FE0F}\u{20E3} x", 5, 1, "1\u{FE0F}\u{20E3} x", "   ^"),
      ("☝🏽 x", 4, 1, "☝🏽 x", "   ^"),
      ("e\u{301}a x", 3, 1, "e\u{301}a x", " ^"),
      ("e\u{301} x", 1, 2, "e\u{301} x", "^"),
      ("\tx", 2, 1, "    x", "    ^"),
      ("a\tb\tx", 5, 1, "a    b    x", "          ^"),
      ("a\tb", 2, 1, "a    b", " ^^^^"),
    ])
  func below(line: String, column: Int, length: Int, shown: String, carets: String) {
    #expect(Self.excerpt(line, column, length) == [shown, carets])
  }

  @Test(
    "A span is kept inside its line",
    arguments: [
      (1, 99, "^^^"), (3, 2, "  ^"), (4, 1, "   ^"), (99, 99, "   ^"), (2, 0, " ^"), (0, -5, "^"),
      (Int.min, Int.max, "^^^"), (Int.max, Int.max, "   ^"),
    ])
  func clamped(column: Int, length: Int, carets: String) {
    #expect(Self.excerpt("abc", column, length) == ["abc", carets])
  }

  @Test(
    "What a terminal would obey is spelled out, and the carets move with it",
    arguments: [
      ("a\u{1B}[31mb", 7, 1, "a\\u{1B}[31mb", "           ^"),
      ("\u{202E}ab", 2, 2, "\\u{202E}ab", "        ^^"),
      ("a\u{200B}b", 2, 1, "a\\u{200B}b", " ^^^^^^^^"),
      ("\u{FEFF}ab", 2, 1, "\\u{FEFF}ab", "        ^"),
      ("a\rb", 3, 1, "a\\u{D}b", "      ^"),
    ])
  func spelled(line: String, column: Int, length: Int, shown: String, carets: String) {
    #expect(Self.excerpt(line, column, length) == [shown, carets])
  }

  @Test("Endless marks on one letter are spelled out")
  func marks() {
    let marks = String(repeating: "\u{301}", count: 9)
    #expect(
      Self.excerpt("a\(marks)b", 11, 1) == [
        "a\(String(marks.unicodeScalars.dropLast()))\\u{301}b", "        ^",
      ])
  }

  /// The source line and the carets, without their gutter.
  static func excerpt(_ line: String, _ column: Int, _ length: Int) -> [String] {
    let diagnostic = SourceFile(displayName: "a", text: line)
      .diagnostic("odd", at: SourceSpan(line: 1, column: column, length: length))
    let lines = DiagnosticRenderer(usesColor: false).render(diagnostic).unicodeScalars.split(separator: "\n")
    return lines.dropFirst(3).map { String($0.dropFirst(5)) }
  }
}
