import Testing

@testable import GravitySimulator

/// Texts are measured with a table of our own, and broken into lines.
@Suite struct TextWrapTests {
  private static func lines(_ text: String, _ limit: Double, most: Int = 60) -> [String] {
    let font = PhoneFont(10)
    return TextWrap(DrawnText.safe(text), limit: limit, most: most, width: font.width).lines
  }

  @Test("Lines end between words, and spaces hang over them")
  func words() {
    #expect(Self.lines("Вам нравится наше приложение?", 80) == ["Вам нравится", "наше", "приложение?"])
    #expect(Self.lines("one  two", 18) == ["one", "two"])
  }

  @Test("A word that is longer than a line is broken, one character at least a line")
  func longWords() {
    #expect(Self.lines("aaaaaa", 12) == ["aa", "aa", "aa"])
    #expect(Self.lines("ab", 0) == ["a", "b"])
  }

  @Test("Line breaks of the text stay, empty lines too")
  func breaks() {
    #expect(Self.lines("a\nb\r\n\nc\u{2028}d", 100) == ["a", "b", "", "c", "d"])
  }

  @Test("Ideographs may be parted anywhere, emoji and letters with marks nowhere")
  func clusters() {
    #expect(Self.lines("価格改定", 20) == ["価格", "改定"])
    #expect(Self.lines("👩‍👩‍👧👍🏽", 13) == ["👩‍👩‍👧", "👍🏽"])
    #expect(Self.lines("e\u{301}e\u{301}", 6) == ["e\u{301}", "e\u{301}"])
  }

  @Test("What has no room ends in an ellipsis")
  func cut() {
    let wrap = TextWrap("один два три", limit: 30, most: 2, width: PhoneFont(10).width)
    #expect(wrap.lines == ["один", "два…"])
    #expect(wrap.isCut)
    #expect(TextWrap.oneLine("Распродажа", limit: 40, width: PhoneFont(10).width) == "Распр…")
  }

  @Test("Widths are those of the table: Latin, Cyrillic, marks, wide letters and emoji")
  func widths() {
    let font = PhoneFont(1_000)
    #expect(font.width(of: "Hi") == 944)
    #expect(font.width(of: "Шж") == 1_586)
    #expect(font.width(of: "e\u{301}") == 556)
    #expect(font.width(of: "価") == 1_000)
    for emoji in ["👩‍👩‍👧", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "☝🏽", "🇩🇪", "🏳\u{FE0F}\u{200D}🌈"] {
      #expect(font.width(of: emoji) == 1_250, "\(emoji)")
    }
    #expect(font.width(of: "\u{1112}\u{1161}\u{11AB}") == 1_000)
    #expect(font.width(of: "\u{A960}\u{D7B0}\u{D7CB}") == 1_000)
    #expect(PhoneFont(1_000, weight: 700).width(of: "Hi") == 944 * 1.06)
  }

  @Test("Controls and marks that reorder text are spelled out; zero-width spaces go")
  func safe() {
    #expect(DrawnText.safe("a\u{202E}b\u{0}\u{1B}\u{FFFF}\u{200B}c") == "a\\u{202E}b\\u{0}\\u{1B}\\u{FFFF}c")
    let marks = String(repeating: "\u{301}", count: 500)
    #expect(DrawnText.safe("e" + marks).unicodeScalars.count == 9)
    #expect(DrawnText.safe(String(repeating: "я", count: 9_000)).count == 4_001)
  }
}
