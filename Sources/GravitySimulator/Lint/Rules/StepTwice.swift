extension LintRule {
  static let stepTwice = LintRule(
    "step-twice", .warning, "Several contents of a variation have one step, or none",
    """
    Of contents with the same `step` the first opens, whatever was meant. Of several without one the first is presented; \
    the others are loaded and reported as loaded, but never shown.
    """,
    rules: ["A9", "P5"],
    examples: [
      .contents(
        "one step twice",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}, "#
          + #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 2}, "#
          + #"{"contentId": "promo-3", "contentType": "native", "deliveryMethod": "modal", "step": ⟦2⟧}"#),
      .contents(
        "two without a step",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}, "#
          + #"⟦{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal"}⟧"#),
      .contents(
        "null is no step",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}, "#
          + #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": ⟦null⟧}"#),
      .contents(
        "a root and a step",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}, "#
          + #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 1}"#),
    ]
  ) { payload, report in
    for variation in payload.variations {
      var root: LintedContent?
      var first: [Int: LintedContent] = [:]
      for content in variation.contents {
        if let step = content.step {
          guard let other = first[step], let node = content.node["step"] else {
            first[step] = content
            continue
          }
          report.add(
            node, "\(other.name) has step \(step) already, so \(content.name) never opens",
            "write a step of its own")
        } else if content.node["step"] == nil {
          guard let other = root else {
            root = content
            continue
          }
          report.add(
            content.node.member("step") ?? content.node,
            "\(other.name) is the root of the variation already, so \(content.name) is never presented",
            "add `step`, and a click that opens it")
        }
      }
    }
  }
}
