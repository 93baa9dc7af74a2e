import GravityPresentation

extension LintRule {
  static let smallTarget = LintRule(
    "small-target", .warning, "What is to be tapped is smaller than 44 points",
    """
    Apple's guidelines ask for 44 points each way: less is easily missed, and a close button that is missed is a \
    campaign that cannot be got rid of. Looked at are explicit sizes of elements with a click that works, and of the \
    close button.
    """,
    rules: ["A12", "D4"],
    examples: [
      .content(
        "a close button",
        #"""
        "variables": {"frameUI": {"container": {}, "close": {"onClick": {"action": "close"},
         "style": {"size": ⟦{"width": "24", "height": "24"}⟧}}}, "elements": [{"type": "text", "text": "Скидка"}]}
        """#),
      .elements(
        "a low button",
        #"""
        {"type": "button", "text": "Ок", "onClick": {"action": "close"}, "style": {"size": {"height": ⟦"32"⟧}}}
        """#),
      .elements(
        "a narrow image",
        #"""
        {"type": "image", "src": "https://cdn.example-gravity.test/vk.webp", "onClick": {"action": "cancel"},
         "style": {"size": {"width": ⟦40⟧, "height": 48}}}
        """#),
      .content(
        "the button of a snack bar, whose close button is not drawn", method: "snackBar",
        #"""
        "templateSystemName": "snackbar-2", "variables": {"frameUI": {"container": {},
         "close": {"style": {"size": {"width": 10}}}}, "elements": [{"type": "text", "text": "Готово"},
         {"type": "button", "text": "Ок", "onClick": {"action": "close"}, "style": {"size": {"height": ⟦30⟧}}}]}
        """#),
      .elements(
        "large enough, as large as there is room, without a click, and with one that is ignored",
        #"""
        {"type": "button", "text": "Ок", "onClick": {"action": "close"},
         "style": {"size": {"height": "44", "width": "match_parent"}}},
        {"type": "text", "text": "Условия", "style": {"size": {"height": 20}}},
        {"type": "spacer", "onClick": {"action": "close"}, "style": {"size": {"height": 12}}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for tap in content.targets {
        guard let element = tap.element else { continue }
        check(element.style, { element.words }, payload.profile, &report)
      }
      if content.method?.isModalKind == true {
        check(
          content.closeButton?["style"], { "the close button of \(content.name)" }, payload.profile, &report)
      }
    }
  }

  private static func check(
    _ style: JSONNode?, _ name: () -> String, _ profile: Profile, _ report: inout LintReport
  ) {
    guard let size = style?["size"] else { return }
    let width = size["width"].flatMap { tooSmall($0, profile) }
    let height = size["height"].flatMap { tooSmall($0, profile) }
    let place: JSONNode
    let extent: String
    switch (width, height) {
    case (let width?, let height?): (place, extent) = (size, "\(width.points) × \(height.points) pt")
    case (let width?, nil): (place, extent) = (width.node, "\(width.points) pt wide")
    case (nil, let height?): (place, extent) = (height.node, "\(height.points) pt high")
    case (nil, nil): return
    }
    report.add(
      place, "\(name()) is \(extent), below 44 pt, and easily missed by a finger",
      "write 44 or more")
  }

  private static func tooSmall(_ node: JSONNode, _ profile: Profile) -> (node: JSONNode, points: String)? {
    guard let length = node.dimension(under: profile), length < 44 else { return nil }
    return node.points(under: profile).map { (node, $0) }
  }
}
