extension LintRule {
  static let unreadableColor = LintRule(
    "unreadable-color", .warning, "A colour cannot be read",
    """
    Colours are written `#rrggbb` or `#rrggbbaa`. An SDK drops a part of a style that it cannot read, and draws in a \
    colour of its own. Looked at is every colour in the styles of the container, the close button and the elements.
    """,
    rules: ["N5"],
    examples: [
      .elements(
        "three digits", ##"{"type": "text", "text": "Скидка 15%", "style": {"textColor": ⟦"#fff"⟧}}"##),
      .elements(
        "no hash", ##"{"type": "text", "text": "Скидка 15%", "style": {"textcolor": ⟦"1b1f2aff"⟧}}"##),
      .elements(
        "a word", ##"{"type": "button", "text": "Ок", "style": {"textStyle": {"color": ⟦"white"⟧}}}"##),
      .elements(
        "a digit that is none",
        ##"{"type": "button", "text": "Ок", "style": {"outlineColor": ⟦"#d5d7deg0"⟧}}"##),
      .elements(
        "a rating with a number and an empty text",
        #"""
        {"type": "option-select", "style": {"rating": {"selectedColor": ⟦16098851⟧, "unselectedColor": ⟦""⟧}}}
        """#),
      .content(
        "in the frame",
        #"""
        "variables": {"frameUI": {"container": {"style": {"backgroundColor": ⟦"rgb(255, 255, 255)"⟧}},
         "close": {"style": {"backgroundColor": ⟦" #ffffff"⟧}}},
         "elements": [{"type": "text", "text": "Скидка 15%"}]}
        """#),
      .elements(
        "both ways to write one, none, and a key that only begins like one",
        #"""
        {"type": "button", "text": "red", "style": {"backgroundColor": "#3F51ff", "pressColor": "#2559c4ff",
         "textStyle": {"color": "#ffffffff"}, "outlineColor": null, "colorful": "yes"}}
        """#),
    ]
  ) { payload, report in
    for style in payload.contents.lazy.flatMap(\.styles) {
      for node in style.descendants where node.isColor && !node.isNull {
        let text = node.string
        guard text.flatMap({ LintedColor($0) }) == nil else { continue }
        let mended = text.flatMap { LintedColor.mended($0) }
        report.add(
          node,
          "\(LintWords.cut(String(node.source.prefix(40)))) is no colour, so the SDKs draw in one of their own",
          "write it like #1b1f2a or #1b1f2aff" + (mended.map { "; did you mean \($0)?" } ?? ""))
      }
    }
  }
}

extension JSONNode {
  /// Whether it is a colour by its key, such as `backgroundColor` or `color`.
  fileprivate var isColor: Bool {
    let key = tree.bytes[keyBytes].dropLast()
    guard keyBytes != bytes, key.suffix(4).elementsEqual("olor".utf8) else { return false }
    return key.dropLast(4).last.map { $0 | 0x20 } == UInt8(ascii: "c")
  }
}
