extension LintedElement {
  /// A button and an input have a style for their text alone; it comes before the common one, and behind it on others.
  var textColor: JSONNode? {
    let common = style?["textColor"] ?? style?["textcolor"]
    let own = style?["textStyle"]?["color"]
    return kind == .text ? common ?? own : own ?? common
  }

  var fontSize: JSONNode? {
    let common = style?["fontSize"]
    let own = style?["textStyle"]?["fontSize"]
    return kind == .text ? common ?? own : own ?? common
  }
}
