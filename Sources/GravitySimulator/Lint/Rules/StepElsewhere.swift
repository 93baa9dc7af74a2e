extension LintRule {
  static let stepElsewhere = LintRule(
    "step-elsewhere", .error, "A click opens a step that only another variation or campaign has",
    """
    iOS and Android look for steps in the first variation alone: there nothing opens, and the campaign is closed, \
    unless `closeOnClick` is false. Flutter looks in all variations and mixes them.
    """,
    rules: ["A9"],
    examples: [
      .response("a step of the other variation", variations(opened: "⟦7⟧", itsOwn: 2)),
      .response(
        "a step of another campaign", variations(opened: "⟦7⟧", itsOwn: 2, other: "6a5f4b7b73a8b1a026084fe2")),
      .response("a step of its own", variations(opened: "7", itsOwn: 7)),
      .response("a step that nobody has is said elsewhere", variations(opened: "9", itsOwn: 2)),
    ]
  ) { payload, report in
    let all = Set(payload.contents.compactMap(\.step))
    let isFound = payload.profile.policy.findsStepsInAllVariations
    var byCampaign: [String?: Set<Int>] = [:]
    for variation in payload.variations {
      byCampaign[variation.campaignID, default: []].formUnion(variation.contents.compactMap(\.step))
    }
    for variation in payload.variations {
      let ofCampaign = byCampaign[variation.campaignID, default: []]
      let steps = Set(variation.contents.compactMap(\.step))
      for tap in variation.contents.lazy.flatMap(\.taps) {
        for node in tap.click.stepOpeners.compactMap({ $0["step"] }) {
          guard let step = node.integer, all.contains(step), !steps.contains(step) else { continue }
          report.add(
            node,
            "\(tap.name) opens step \(step), which only another "
              + "\(ofCampaign.contains(step) ? "variation" : "campaign") has, so "
              + (isFound ? "nothing opens on iOS and Android" : "nothing opens"),
            steps.isEmpty
              ? "add a content with step \(step) to this variation"
              : "write \(steps.sorted().listed), or add a content with step \(step) to this variation",
            severity: isFound ? .warning : .error)
        }
      }
    }
  }

  private static let campaign = "6a257ce0d47ad8a83612ee91"

  /// A variation of two contents, the first of which opens a step, and one that has step 7 alone.
  ///
  /// - Parameter other: The campaign of the second.
  private static func variations(opened: String, itsOwn: Int, other: String = campaign) -> String {
    let ids =
      #""decisionId": "gf:1784653382", "experienceId": "6a7960894ba8efb082692ca9", "#
      + #""variationId": "6aad84e107977791de9defda""#
    let head = #""contentType": "native", "deliveryMethod": "modal""#
    return """
      {"data": [{"payload": [\
      {\(ids), "campaignId": "\(campaign)", "contents": [\
      {"contentId": "promo-1", \(head), "variables": {"elements": [{"type": "button", "text": "Дальше", \
      "onClick": {"action": "open_step", "step": \(opened)}}]}}, \
      {"contentId": "promo-2", \(head), "step": \(itsOwn)}]}, \
      {\(ids), "campaignId": "\(other)", "contents": [{"contentId": "promo-7", \(head), "step": 7}]}]}]}
      """
  }
}
