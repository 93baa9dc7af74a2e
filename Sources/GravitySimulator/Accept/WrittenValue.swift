/// How values of a run are written in a scenario.
enum WrittenValue {
  /// A word where it can be one, else a string in quotes.
  static func word(_ text: String) -> String {
    // What looks like a part of the format would be read as one.
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == "-" || scalar == "_" || scalar == "." || ("0"..."9").contains(scalar)
        || ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
    }
    return isPlain && !text.isEmpty && text != ScenarioParser.placeholder ? text : StringText.quoted(text)
  }

  /// `120` or `62.5`; in digits alone, however large or small, since the format has no exponents.
  static func points(_ size: Double) -> String {
    if let whole = Int(exactly: size) { return "\(whole)" }
    let parts = "\(size)".split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(size)" }
    let digits = parts[0].filter { $0 != "." }
    // The number of digits before the point.
    let place = exponent + 1
    if place <= 0 { return "0." + String(repeating: "0", count: -place) + digits }
    return digits + String(repeating: "0", count: max(0, place - digits.count))
  }

  /// `500ms`, `1.6s` or `0`.
  static func duration(_ milliseconds: Int64) -> String {
    if milliseconds == 0 { return "0" }
    if milliseconds < 1000 { return "\(milliseconds)ms" }
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(seconds)s" }
    var digits = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)s"
  }
}
