import GravityPresentation

@testable import GravitySimulator

/// Answers for inline components, as the backend sends them.
enum InlineSamples {
  /// A content with a text, a button and, if it has any, products.
  static func content(
    _ id: String, method: String = "inline", height: String? = "\"120\"", button: String = "Открыть",
    onClick: String = #"{"action": "follow_deeplink", "deeplink": "shop://sale"}"#, layout: String = "row",
    skus: [String] = [], step: Int? = nil
  ) -> String {
    let slots = skus.map { sku in
      """
      {"item": {"sku": "\(sku)", "name": "Товар", "price": "990"}, "fallback": \(sku.hasPrefix("spare")),
       "strId": "6a5f4b7b73a8b1a026084f11", "slotId": "slot-\(sku)", "events": [
        {"type": "click", "urls": ["https://ev.example-gravity.test/click?sku=\(sku)"]},
        {"type": "visible_impression", "urls": ["https://ev.example-gravity.test/seen?sku=\(sku)"]}]}
      """
    }
    let products =
      skus.isEmpty
      ? ""
      : #", "products": {"strategyId": "6a5f4b7b73a8b1a026084f12", "fallback": false, "slots": ["#
        + slots.joined(separator: ", ") + "]}"
    let container =
      skus.isEmpty
      ? "" : #", {"type": "products-container", "style": {"productContainerType": "\#(layout)"}}"#
    let size = height.map { #"{"size": {"height": \#($0)}}"# } ?? "{}"
    return """
      {"contentId": "\(id)", "contentType": "native", "deliveryMethod": "\(method)"\(step.map { ", \"step\": \($0)" } ?? ""),
       "variables": {"frameUI": {"container": {"style": \(size)}}, "elements": [
        {"type": "text", "text": "Подборка"}, {"type": "button", "text": "\(button)", "onClick": \(onClick)}\(container)]}\(products)}
      """
  }

  /// A world whose server answers for the selector `feed` and the group `row`.
  static func world(
    _ profile: Profile = .ios, header: AppHeader = AppHeader(), after: Milliseconds = .zero,
    answer campaigns: [String]...
  ) throws -> SimulatedWorld {
    var setup = WorldSetup(profile: profile, header: header)
    let answer = try answer(campaigns)
    setup.reply(to: .selector("feed"), .payload(answer), after: after)
    setup.reply(to: .group("row"), .payload(answer), after: after)
    return try SimulatedWorld(setup)
  }

  /// An answer with one campaign for each list of contents.
  static func answer(_ campaigns: [[String]]) throws -> PayloadDocument {
    let data = campaigns.map { contents in
      """
      {"selector": null, "payload": [{"decisionId": "gf:1:2:3", "experienceId": "6a5f4b7b73a8b1a026084fe7",
       "variationId": "6a5f4b7b73a8b1a026084fe9", "campaignId": "6a5f4b7b73a8b1a026084fe2",
       "contents": [\(contents.joined(separator: ", "))]}]}
      """
    }
    let json = #"{"user": {}, "data": ["# + data.joined(separator: ", ") + "]}"
    return try PayloadDocument(text: json, at: PayloadPlace(file: "inline.json"))
  }
}
