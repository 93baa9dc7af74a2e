import Foundation
import GravityPresentation

@testable import GravitySimulator

/// Payloads of one content, and their scenes.
enum PictureSamples {
  /// - Parameters:
  ///   - elements: The JSON of what the content draws.
  ///   - container: The JSON of the frame's style.
  ///   - close: The JSON of the close button; nil for none.
  static func payload(
    _ elements: [String], method: String = "modal", container: String = "{}", close: String? = nil,
    more: String = ""
  ) -> String {
    """
    {"data": [{"payload": [{"decisionId": "gf:6ac099a42a5555825cdb50df:1784653382", "experienceId": "6a7960894ba8efb082692ca9",
      "variationId": "6aad84e107977791de9defda", "campaignId": "6a5f4b7b73a8b1a026084fe2", "contents": [
      {"contentId": "promo-1", "contentType": "native", "deliveryMethod": "\(method)"\(more), "variables": {"frameUI":
        {"container": {"style": \(container)}, "close": \(close ?? "null")}, "elements": [\(elements.joined(separator: ", "))]},
        "products": {"strategyId": "6a4e4b97d026716f186c91ec", "fallback": false, "slots": [\(slots)]}}]}]}]}
    """
  }

  private static let slots = (1...5).map { number in
    """
    {"item": {"sku": "sku-\(number)", "name": "Кеды белые", "price": "4990"}, "fallback": false, "strId": "s",
      "slotId": "slot-\(number)"}
    """
  }.joined(separator: ", ")

  static func scene(
    _ payload: String, under profile: Profile = .ideal, answers: [String] = []
  ) throws -> PhoneScene {
    let document = try PayloadDocument(text: payload, at: PayloadPlace(file: "a.json"))
    let shown = try ShownPayload(
      document, under: profile, answers: answers.compactMap { ShowAnswer($0) })
    return shown.contents[0].scene
  }

  /// An element of a kind with a style.
  static func element(_ surface: PhoneSurface, style: String) -> String {
    switch surface {
    case .text: #"{"type": "text", "text": "Вам нравится?", "style": \#(style)}"#
    case .image:
      #"{"type": "image", "src": "https://cdn.example-gravity.test/hero.webp", "style": \#(style)}"#
    case .button: #"{"type": "button", "text": "Не сейчас", "style": \#(style)}"#
    case .spacer: #"{"type": "spacer", "style": \#(style)}"#
    case .products: #"{"type": "products-container", "style": \#(style)}"#
    case .items: #"{"type": "items-container", "style": \#(style)}"#
    case .webview: #"{"type": "webview", "src": "https://shop.example.test/terms", "style": \#(style)}"#
    case .choice:
      """
      {"type": "option-select", "attributeName": "rating", "displayFormat": "rating", "options": [{"value": 1},
        {"value": 2}, {"value": 3}, {"value": 4}, {"value": 5}], "style": \(style)}
      """
    case .field:
      #"{"type": "text-input", "attributeName": "feedback", "placeholder": "Ваш комментарий", "style": \#(style)}"#
    case .container, .closeButton:
      #"{"type": "text", "text": "Hi", "style": {"layoutWidth": "wrap_content"}}"#
    }
  }

  /// The scene of a style on one part, with a text below it.
  static func scene(_ style: String, on surface: PhoneSurface) throws -> PhoneScene {
    let rest = #"{"type": "text", "text": "Below"}"#
    return try scene(
      payload(
        [element(surface, style: style), rest], container: surface == .container ? style : "{}",
        close: surface == .closeButton ? "{\"style\": \(style)}" : nil),
      answers: surface == .choice ? ["rating=2"] : [])
  }

  /// What the SVG has of the part, up to the end of its group.
  static func part(_ surface: PhoneSurface, in svg: String) -> String {
    let start =
      switch surface {
      case .container: "<g data-kind=\"modal\""
      case .closeButton: "<g data-kind=\"close\""
      case .text, .image, .button, .spacer, .products, .items, .webview, .choice, .field: "data-element=\"0\""
      }
    guard let range = svg.range(of: start) else { return "" }
    let rest = svg[range.lowerBound...]
    let end =
      surface == .container || surface == .products ? rest.endIndex : rest.range(of: "</g>")?.lowerBound
    return String(rest[..<(end ?? rest.endIndex)])
  }
}

extension PictureSamples {
  /// The survey as the backend sends it.
  static func survey() throws -> String {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("scenarios/payloads/in-app-survey.json")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
