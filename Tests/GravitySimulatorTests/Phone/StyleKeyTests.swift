import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// Every key of a style, on every part that can have one.
@Suite struct StyleKeyTests {
  /// A key, its value, what else the style says, and what the SVG then has of the part.
  struct Row: Sendable, CustomTestStringConvertible {
    let key: StyleKey
    let value: String
    var base: [StyleKey: String] = [.backgroundColor: ##""#eeeeeeff""##]
    let surface: PhoneSurface
    let attributes: [String]

    init(
      _ key: StyleKey, _ value: String, on surface: PhoneSurface, _ attributes: String...,
      with base: [StyleKey: String] = [:]
    ) {
      self.key = key
      self.value = value
      self.surface = surface
      self.attributes = attributes
      self.base.merge(base) { $1 }
    }

    var testDescription: String { "\(key.rawValue) on \(surface.rawValue)" }
  }

  static let rows = [
    Row(.backgroundColor, ##""#ff000080""##, on: .button, "fill=\"#ff0000\" fill-opacity=\"0.5\""),
    Row(.pressColor, ##""#d90019ff""##, on: .button, "data-press-color=\"#d90019\""),
    Row(.outlineColor, ##""#d9d9d940""##, on: .button, "stroke=\"#d9d9d9\" stroke-opacity=\"0.25\""),
    Row(.cornerRadius, "9", on: .button, "rx=\"9\""),
    Row(.width, "\"77\"", on: .image, "<rect x=\"40\"", "width=\"77\""),
    Row(.height, "66", on: .button, "height=\"66\""),
    Row(.layoutWidth, "\"wrap_content\"", on: .button, "width=\"112.53\""),
    Row(.margin, #"{"left": 5, "top": 7}"#, on: .button, "<rect x=\"45\"", "width=\"337\""),
    Row(.padding, #"{"left": 30}"#, on: .text, "<text x=\"70\""),
    Row(.contentAlignment, "\"center\"", on: .text, "<text x=\"211\"", "text-anchor=\"middle\""),
    Row(.contentAlignment, "\"end\"", on: .container, "<text x=\"366.9\""),
    Row(.textColor, ##""#181d27ff""##, on: .text, "fill=\"#181d27\""),
    Row(.textColor, ##""#181d27ff""##, on: .closeButton, "stroke=\"#181d27\""),
    Row(.fontSize, "\"24\"", on: .text, "font-size=\"24\""),
    Row(.fontWeight, "\"600\"", on: .text, "font-weight=\"600\""),
    Row(.innerColor, ##""#ffffff80""##, on: .button, "fill=\"#ffffff\" fill-opacity=\"0.5\""),
    Row(.innerSize, "21", on: .button, "font-size=\"21\""),
    Row(.innerWeight, "\"bold\"", on: .button, "font-weight=\"700\""),
    Row(.fit, "\"contain\"", on: .image, "width=\"160\" height=\"120\"", "hero.webp · contain"),
    Row(.productContainerType, "\"grid\"", on: .products, "<rect x=\"158\""),
    Row(.gridColumns, "2", on: .products, "width=\"165\"", with: [.productContainerType: "\"grid\""]),
    Row(.selectedColor, ##""#f5a623ff""##, on: .choice, "fill=\"#f5a623\""),
    Row(.unselectedColor, ##""#c9c9c9ff""##, on: .choice, "fill=\"#c9c9c9\""),
  ]

  static let values: [StyleKey: String] = {
    var values: [StyleKey: String] = [:]
    for row in rows { values[row.key] = row.value }
    return values
  }()

  /// A style with these keys.
  static func style(_ values: [StyleKey: String]) -> String {
    var nested: [String: [String]] = [:]
    var members: [String] = []
    for key in StyleKey.allCases {
      guard let value = values[key] else { continue }
      let parts = key.rawValue.split(separator: ".")
      if parts.count == 2 {
        nested[String(parts[0]), default: []].append("\"\(parts[1])\": \(value)")
      } else {
        members.append("\"\(key.rawValue)\": \(value)")
      }
    }
    for (name, inner) in nested.sorted(by: { $0.key < $1.key }) {
      members.append("\"\(name)\": {\(inner.joined(separator: ", "))}")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test("The attribute that a key decides", arguments: rows)
  func attribute(row: Row) throws {
    var values = row.base
    values[row.key] = row.value
    let svg = PhoneDrawing.svg(of: try PictureSamples.scene(Self.style(values), on: row.surface))
    let part = PictureSamples.part(row.surface, in: svg)
    for attribute in row.attributes { #expect(part.contains(attribute), "\(attribute)\n\(part)") }
  }

  @Test("Every key has a row")
  func complete() {
    #expect(Set(Self.rows.map(\.key)) == Set(StyleKey.allCases))
  }

  @Test(
    "A key changes the picture of the parts that the table names, and is listed on the others",
    arguments: StyleKey.allCases)
  func table(key: StyleKey) throws {
    for surface in PhoneSurface.allCases {
      var base: [StyleKey: String] = [.backgroundColor: ##""#eeeeeeff""##]
      if key == .gridColumns { base[.productContainerType] = "\"grid\"" }
      if key == .contentAlignment, surface == .image { base[.width] = "80" }
      if key == .layoutWidth, surface == .products {
        base[.productContainerType] = "\"grid\""
        base[.gridColumns] = "2"
      }
      base[key] = nil
      var values = base
      values[key] = Self.value(of: key, on: surface)
      let without = try PictureSamples.scene(Self.style(base), on: surface)
      let with = try PictureSamples.scene(Self.style(values), on: surface)
      let isListed = with.undrawn.contains { $0.contains("style.\(key.rawValue) has no meaning here") }
      if key.attribute(on: surface) != nil {
        #expect(
          PhoneDrawing.svg(of: without) != PhoneDrawing.svg(of: with),
          "\(key.rawValue) on \(surface.rawValue) changes nothing")
        #expect(!isListed, "\(key.rawValue) on \(surface.rawValue)")
      } else {
        #expect(isListed, "\(key.rawValue) on \(surface.rawValue) is lost: \(with.undrawn)")
      }
    }
  }

  /// A value that is none of the part's defaults.
  private static func value(of key: StyleKey, on surface: PhoneSurface) -> String? {
    switch (key, surface) {
    case (.contentAlignment, _): "\"end\""
    case (.layoutWidth, .choice): "\"match_parent\""
    case (.fontWeight, .button), (.innerWeight, .button): "\"400\""
    case (.selectedColor, _), (.unselectedColor, _): ##""#123456ff""##
    default: values[key]
    }
  }
}
