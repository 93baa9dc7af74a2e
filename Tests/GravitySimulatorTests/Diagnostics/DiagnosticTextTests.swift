import GravitySimulator
import Testing

/// The words that diagnostics are made of.
@Suite struct DiagnosticTextTests {
  @Test(
    "Scalars that a terminal obeys, reorders or hides",
    arguments: [
      0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x2064, 0x2066...0x2069, 0xFEFF...0xFEFF, 0x3164...0x3164, 0xE0001...0xE0001,
      0xFDD0...0xFDEF, 0xFFFE...0xFFFF, 0x1FFFE...0x1FFFF, 0x10FFFE...0x10FFFF,
    ] as [ClosedRange<UInt32>])
  func spelled(values: ClosedRange<UInt32>) throws {
    for value in values {
      let scalar = try #require(Unicode.Scalar(value))
      let digits = String(value, radix: 16, uppercase: true)
      #expect(TerminalText.sanitized("a\(scalar)b") == "a\\u{\(digits)}b")
    }
  }

  @Test(
    "Words of any script stay as they are",
    arguments: ["", "plain ~", "Опрос", "日本", "❤\u{FE0F}👋🏽", "e\u{301}"])
  func plain(text: String) {
    #expect(TerminalText.sanitized(text) == text)
  }

  @Test(
    "Seconds have three decimals",
    arguments: [
      (0, "0.000s"), (5, "0.005s"), (1600, "1.600s"), (-50, "-0.050s"), (-61_001, "-61.001s"),
      (Int64.max, "9223372036854775.807s"), (Int64.min, "-9223372036854775.808s"),
    ] as [(Int64, String)])
  func seconds(milliseconds: Int64, text: String) {
    #expect(TimeText.seconds(milliseconds) == text)
  }
}
