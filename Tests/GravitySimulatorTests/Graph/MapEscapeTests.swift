import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// Text that means harm stays text, in every format.
@Suite struct MapEscapeTests {
  static let harm = [
    "\"]; c0 --> evil", "a\"]\nb", "x --> y", "</script><img src=x onerror=alert(1)>", "`**bold**`", "end",
    "#35;", "ﬂ°°34¶ß", "&quot;", "\\", "\\N \\G \\", "%%{init: {}}%%", "style a:b#c;", "|pipe|", "1. list",
    "$$x$$", "<b>HTML</b>", "\u{202E}tfel", "\u{200F}", "\u{0}\u{1B}[31m", "\u{FFFF}", "👩‍👩‍👧",
    "ليس اليوم", String(repeating: "ж", count: 1_000), "{{m0}}", "graph", "'",
  ]

  private static func map(_ text: String) throws -> CampaignMap {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let word = String(quoted.dropFirst().dropLast())
    return try MapSamples.map([
      [
        MapSamples.content(
          word, "modal", [MapSamples.button(word, "\"action\": \"copy\", \"copyData\": \(quoted)")])
      ]
    ])
  }

  @Test("Mermaid: between the quotes of a label there is nothing that ends it", arguments: harm)
  func mermaid(text: String) throws {
    let lines = try Self.map(text).text(in: .mermaid).split(separator: "\n")
    #expect(lines.count == 8)
    for line in lines.dropFirst(2).prefix(4) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(parts.count == 3, "\(line)")
      let label = parts[1].replacingOccurrences(of: "<br/>", with: "")
      let escapes = label.components(separatedBy: "#").dropFirst()
      #expect(escapes.allSatisfy { $0.drop { $0.isASCII && $0.isNumber }.hasPrefix(";") }, "\(line)")
      #expect(!label.contains { "[]{}<>|`*_&%$\\\"'ﬂ:-.+~^@!".contains($0) }, "\(line)")
    }
  }

  @Test("DOT: every line is one statement", arguments: harm)
  func dot(text: String) throws {
    let lines = try Self.map(text).text(in: .dot).split(separator: "\n")
    #expect(lines.count == 9)
    for line in lines.dropFirst(4).dropLast() {
      let bare = line.replacingOccurrences(of: "\\\\", with: "").replacingOccurrences(of: "\\\"", with: "")
      #expect(bare.split(separator: "\"", omittingEmptySubsequences: false).count == 3, "\(line)")
      #expect(bare.hasSuffix("];"), "\(line)")
    }
  }

  @Test("JSON: the text is whole", arguments: harm)
  func json(text: String) throws {
    let map = try JSONDecoder().decode(ReadMap.self, from: Data(Self.map(text).text(in: .json).utf8))
    #expect(map.contents.map(\.contentId) == [text])
    #expect(map.ways.first?.deeds.last?.value == text)
  }

  @Test("Nothing is left that a terminal would obey", arguments: harm, MapFormat.allCases)
  func terminal(text: String, format: MapFormat) throws {
    let scalars = try Self.map(text).text(in: format).unicodeScalars
    #expect(scalars.allSatisfy { $0 == "\n" || TerminalText.isShownAsItself($0) })
  }

  @Test("A long text is cut, and what a terminal would obey is spelled out")
  func shown() {
    #expect(MapText.shown(String(repeating: "ж", count: 40)) == String(repeating: "ж", count: 40))
    #expect(MapText.shown(String(repeating: "ж", count: 41)) == String(repeating: "ж", count: 40) + "…")
    #expect(MapText.shown("a\n\u{202E}\u{FFFF}") == "a\\u{A}\\u{202E}\\u{FFFF}")
  }

  private struct ReadMap: Decodable {
    struct Content: Decodable { let contentId: String }
    struct Deed: Decodable { let value: String? }
    struct Way: Decodable { let deeds: [Deed] }
    let contents: [Content]
    let ways: [Way]
  }
}
