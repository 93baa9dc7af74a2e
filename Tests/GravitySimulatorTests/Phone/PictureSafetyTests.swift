import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// Whatever a payload says, its picture is small, well formed and harmless.
@Suite struct PictureSafetyTests {
  private static func svg(_ text: String, style: String = "{}") throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let word = String(quoted.dropFirst().dropLast())
    let elements = [
      #"{"type": "text", "text": \#(quoted), "style": \#(style)}"#,
      #"{"type": "image", "src": \#(quoted), "style": \#(style)}"#,
      #"{"type": "button", "text": \#(quoted), "style": \#(style)}"#,
      #"{"type": "text-input", "attributeName": "a", "placeholder": \#(quoted), "style": \#(style)}"#,
      #"{"type": "products-container", "style": \#(style)}"#,
    ]
    let payload = PictureSamples.payload(elements, container: style)
      .replacingOccurrences(of: "promo-1", with: word).replacingOccurrences(of: "Кеды белые", with: word)
    return PhoneDrawing.svg(of: try PictureSamples.scene(payload))
  }

  /// The names of elements and attributes that a picture may have.
  private static let names: Set<String> = [
    "svg", "g", "rect", "path", "text", "xmlns", "viewBox", "width", "height", "role", "aria-label",
    "font-family", "data-kind", "data-element", "data-content", "data-press-color", "opacity", "x", "y", "rx",
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-dasharray", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "d", "transform", "font-size", "font-weight", "text-anchor", "unicode-bidi",
  ]

  @Test(
    "A picture has no name that is not ours, and no text ends what it stands in",
    arguments: MapEscapeTests.harm)
  func escaped(text: String) throws {
    let svg = try Self.svg(text)
    for tag in svg.split(separator: "<").dropFirst(0) {
      let head = tag.prefix { $0 != ">" }
      let words = head.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.flatMap { $0.element.split(whereSeparator: { " =/".contains($0) }) }
      for word in words { #expect(Self.names.contains(String(word)), "\(word) in \(head)") }
    }
    for scalar in svg.unicodeScalars {
      #expect(scalar.value >= 0x20 && scalar.value != 0xFFFF && !(0x202A...0x202E).contains(scalar.value))
    }
  }

  @Test(
    "Numbers beyond all bounds are drawn within them",
    arguments: ["1e300", "-1e300", "-5", "0", "1e-300", "\"1e308\"", "99999999999999999999"])
  func numbers(number: String) throws {
    let style = """
      {"size": {"width": \(number), "height": \(number)}, "cornerRadius": \(number), "fontSize": \(number), \
      "margin": {"left": \(number), "top": \(number), "right": \(number), "bottom": \(number)}, \
      "padding": {"left": \(number), "top": \(number), "right": \(number), "bottom": \(number)}, \
      "gridColumns": \(number), "productContainerType": "grid", "fontWeight": \(number), \
      "textStyle": {"fontSize": \(number)}}
      """
    let svg = try Self.svg("Скидка 15% на первый заказ", style: style)
    #expect(svg.utf8.count < 100_000)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    for method in ["full_screen", "bottom_sheet", "inline"] {
      _ = PhoneDrawing.svg(
        of: try PictureSamples.scene(
          PictureSamples.payload(
            [PictureSamples.element(.text, style: style)], method: method, container: style)))
    }
  }

  @Test("Thousands of elements are cut with a note")
  func many() throws {
    let elements = Array(repeating: #"{"type": "spacer", "style": {"size": {"height": 1}}}"#, count: 3_000)
    let svg = PhoneDrawing.svg(of: try PictureSamples.scene(PictureSamples.payload(elements)))
    #expect(svg.contains(">… 2940 more</text>"))
    #expect(svg.utf8.count < 100_000)
  }

  @Test("Text from the right is isolated")
  func bidi() throws {
    #expect(try Self.svg("ليس اليوم").contains("unicode-bidi=\"isolate\">ليس اليوم</text>"))
  }

  @Test("Numbers have at most two decimals, and no sign of zero")
  func decimals() {
    #expect(
      [1.0, -2.5, 0.126, -0.001, .nan, 1e300].map { SVGNumber.text($0) } == [
        "1", "-2.5", "0.13", "0", "-10000000000000", "10000000000000",
      ])
  }
}
