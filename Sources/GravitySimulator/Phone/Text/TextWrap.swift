/// Breaks a text into lines: between words, in a word where it alone is too long, and where the text says so.
struct TextWrap {
  /// The lines, without the spaces at which they were broken.
  let lines: [String]
  /// Lines there was no room for; the last line ends in an ellipsis then.
  let isCut: Bool

  /// - Parameters:
  ///   - text: Fit for a picture.
  ///   - limit: How wide a line may be; a line has one character at least.
  ///   - most: How many lines there may be, at least one.
  ///   - width: How wide a character is.
  init(_ text: String, limit: Double, most: Int, width: (Character) -> Double) {
    var breaker = LineBreaker(limit: max(0, limit), most: max(1, most) + 1)
    for character in text where !breaker.isFull { breaker.add(character, width) }
    if !breaker.isFull { breaker.endLine() }
    var lines = breaker.lines
    isCut = lines.count > max(1, most)
    if isCut {
      lines.removeLast(lines.count - max(1, most))
      let last = lines.removeLast()
      lines.append(Self.shortened(last, limit: limit, width))
    }
    self.lines = lines
  }

  /// One line of the text, with an ellipsis where it is longer.
  static func oneLine(_ text: String, limit: Double, width: (Character) -> Double) -> String {
    var total = 0.0
    for character in text {
      total += width(character)
      if total > limit { return shortened(text, limit: limit, width) }
    }
    return text
  }

  private static func shortened(_ line: String, limit: Double, _ width: (Character) -> Double) -> String {
    var room = limit - width("…")
    var kept = ""
    for character in line {
      room -= width(character)
      guard room >= 0 else { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
