import GravityActions

extension LintRule {
  static let lowContrast = LintRule(
    "low-contrast", .warning, "A text hardly stands out from its background",
    """
    By WCAG 2 a text needs a contrast of 4.5 : 1 for people with weak eyes, and for everybody in the sun. A background \
    that is missing is the container's; what shines through is taken to be white. Where no colour or no background is \
    given, nothing is compared.
    """,
    rules: [],
    examples: [
      .elements(
        "grey on white",
        #"""
        {"type": "text", "text": "До 31 августа", "style": {"textColor": ⟦"#9e9e9eff"⟧, "backgroundColor": "#ffffff"}}
        """#),
      .content(
        "on the container's background",
        #"""
        "variables": {"frameUI": {"container": {"style": {"backgroundColor": "#3f51ffff"}}},
         "elements": [{"type": "text", "text": "Скидка 15%", "style": {"textcolor": ⟦"#1b1f2aff"⟧}}]}
        """#),
      .content(
        "a button on its own background, and one without any",
        #"""
        "variables": {"frameUI": {"container": {"style": {"backgroundColor": "#1b1f2aff"}}}, "elements": [
         {"type": "button", "text": "Ок", "style": {"backgroundColor": "#ffffffff", "textStyle": {"color": ⟦"#ffd600"⟧}}},
         {"type": "button", "text": "Нет", "style": {"textStyle": {"color": "#ffd600"}}}]}
        """#),
      .elements(
        "a text that lets its background through",
        #"""
        {"type": "text", "text": "Скидка 15%", "style": {"textColor": ⟦"#00000066"⟧, "backgroundColor": "#ffffff"}}
        """#),
      .elements(
        "a background that lets white through",
        #"""
        {"type": "text", "text": "Скидка 15%", "style": {"textColor": ⟦"#ffffff"⟧, "backgroundColor": "#00000066"}},
        {"type": "text", "text": "Скидка 15%", "style": {"textColor": "#ffffff", "backgroundColor": "#000000b3"}}
        """#),
      .elements(
        "an input",
        #"""
        {"type": "text-input", "style": {"backgroundColor": "#f5f5f5ff", "textStyle": {"color": ⟦"#bbbbbb"⟧}}}
        """#),
      .elements(
        "just enough, nothing to compare, and nothing to read",
        #"""
        {"type": "text", "text": "Скидка", "style": {"textColor": "#767676", "backgroundColor": "#ffffff"}},
        {"type": "text", "text": "Скидка", "style": {"textColor": "#ffffff"}},
        {"type": "text", "text": "Скидка", "style": {"backgroundColor": "#ffffff"}},
        {"type": "text", "text": "Скидка", "style": {"textColor": "#ffffff", "backgroundColor": "white"}},
        {"type": "text", "text": " ", "style": {"textColor": "#ffffff", "backgroundColor": "#ffffff"}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      let container = content.container?["style"]?["backgroundColor"]
      for element in content.visibleElements where element.hasWords {
        guard let colorNode = element.textColor, let color = LintedColor(colorNode),
          let background = background(element.style?["backgroundColor"], on: container)
        else { continue }
        let seen = color.over(background)
        let contrast = seen.contrast(with: background)
        guard contrast < 4.5, element.kind == nil || element.text?.isBlank == false else { continue }
        let isDark = seen.luminance < background.luminance
        report.add(
          colorNode,
          """
          \(element.words) is \(seen.hex) on \(background.hex), a contrast of \(twoPlaces(contrast)) : 1, and 4.5 : 1 \
          is needed to read it well
          """,
          isDark ? "darken the text or lighten its background" : "lighten the text or darken its background")
      }
    }
  }

  /// What is behind a text; nil where nothing is said, or something that cannot be read.
  private static func background(_ own: JSONNode?, on container: JSONNode?) -> LintedColor? {
    if let color = own.flatMap({ LintedColor($0) }), color.alpha == 1 { return color }
    let nodes = [container, own].compactMap { $0 }
    var result = LintedColor.white
    for node in nodes {
      guard let color = LintedColor(node) else { return nil }
      result = color.over(result)
    }
    return nodes.isEmpty ? nil : result
  }

  /// Cut, never rounded up to what would do.
  private static func twoPlaces(_ number: Double) -> String {
    let hundredths = Int(number * 100)
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
