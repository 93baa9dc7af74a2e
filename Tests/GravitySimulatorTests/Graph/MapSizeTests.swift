import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// Maps that are too large to be drawn whole.
@Suite struct MapSizeTests {
  private static func steps(_ contents: Int, buttons: Int) throws -> CampaignMap {
    let text = "\"😀\\\\" + String(repeating: "[", count: 100)
    let all = (0..<contents).map { step in
      let elements = (0..<buttons).map { number in
        MapSamples.button(
          text.replacingOccurrences(of: "\"", with: "\\\""),
          "\"action\": \"open_step\", \"step\": \((step + number) % contents)")
      }
      return MapSamples.content("c\(step)", "modal", step: step, elements)
    }
    return try MapSamples.map([all])
  }

  @Test(
    "What Mermaid would refuse is drawn in short, and says so", arguments: [(1, 5_000), (300, 3), (30, 60)])
  func short(size: (contents: Int, buttons: Int)) throws {
    let map = try Self.steps(size.contents, buttons: size.buttons)
    #expect(map.ways.count == size.contents * (size.buttons + 1))
    let text = try map.text(in: .mermaid)
    #expect(text.utf16.count <= MermaidMap.mostCharacters)
    #expect(text.split(separator: "\n").count { $0.contains("-->") } <= MermaidMap.mostEdges)
    #expect(text.contains("drawn in short"))
    #expect(try map.text(in: .dot).contains("drawn in short"))
  }

  @Test("Elements of one content that lead to one place are one edge")
  func grouped() throws {
    let text = try Self.steps(1, buttons: 5_000).text(in: .dot)
    #expect(text.contains("  c0 -> c0 [label=\"5000 ways: “"))
    #expect(text.contains(" and 4997 more\"];"))
    #expect(text.contains("  c0 -> out [label=\"tap outside\\ncloses\\n"))
  }

  @Test("JSON has everything")
  func json() throws {
    let text = try Self.steps(1, buttons: 5_000).text(in: .json)
    #expect(text.components(separatedBy: "\"trigger\"").count - 1 == 5_001)
  }
}
