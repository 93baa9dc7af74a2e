extension LintedColor {
  /// The colour that somebody most likely meant; nil where nobody can tell.
  static func mended(_ text: String) -> String? {
    guard text.utf8.count <= 32 else { return nil }
    let word = text.filter { !$0.isWhitespace }.lowercased()
    switch word {
    case "white": return "#ffffff"
    case "black": return "#000000"
    case "transparent", "clear": return "#00000000"
    default: break
    }
    let digits = word.drop { $0 == "#" }
    let isShort = digits.count == 3 || digits.count == 4
    let color = "#" + (isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits))
    return LintedColor(color).map { _ in color }
  }
}
