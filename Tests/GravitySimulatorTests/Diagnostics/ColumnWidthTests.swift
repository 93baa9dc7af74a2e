import Testing

@testable import GravitySimulator

/// How many columns of a terminal texts take.
@Suite struct ColumnWidthTests {
  @Test(
    "Columns of what a reader sees as one character, or of a few",
    arguments: [
      ("a", 1), ("Ж", 1), ("日本", 4), ("한글", 4), ("Ａ", 2), ("ｱ", 1), ("✕", 1), ("★", 1), ("┌", 1),
      // Marks, and letters that are drawn into the one before them.
      ("e\u{301}", 1), ("\u{301}", 0), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{A960}\u{D7B0}\u{D7CB}", 2),
      // Signs that are emoji by themselves.
      ("👋", 2), ("⌚", 2), ("⌚\u{FE0F}", 2),
      // Those that the selector makes emoji, and those that it does not.
      ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("©\u{FE0F}", 2), ("a\u{FE0F}", 1), ("\u{FE0F}", 0),
      // Keys.
      ("1\u{FE0F}\u{20E3}", 2), ("#\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1),
      // Tones of skin, on wide signs and on narrow ones.
      ("👋🏽", 2), ("☝🏽", 2), ("🏽", 2),
      // Flags.
      ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 1),
    ])
  func columns(text: String, columns: Int) {
    #expect(ColumnWidth.of(text) == columns)
  }

  @Test(
    "What joins emoji is spelled out, and takes the columns of its letters",
    arguments: [
      ("👩\u{200D}👧", 12), ("❤\u{FE0F}\u{200D}🔥", 12), ("🏳\u{FE0F}\u{200D}🌈", 12), ("a\u{200B}b", 10),
    ])
  func joined(text: String, columns: Int) {
    #expect(ColumnWidth.of(TerminalText.sanitized(text)) == columns)
  }

  @Test("Emoji leave the frame of a picture straight")
  func frame() {
    #expect(TextRow.padded("❤\u{FE0F}", 4) == "❤\u{FE0F}  ")
    #expect(TextRow.wrapped("1\u{FE0F}\u{20E3}1\u{FE0F}\u{20E3}1\u{FE0F}\u{20E3}", 5, most: 9).count == 2)
    #expect(
      TextFrame.round.around(["☝🏽"], nil, 8) == ["╭──────╮", "│ ☝🏽   │", "╰──────╯"])
  }
}
