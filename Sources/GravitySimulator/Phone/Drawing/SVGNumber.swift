/// Numbers as SVG has them, whatever the system's language.
enum SVGNumber {
  /// At most so many decimals, and no zeros at their end.
  static func text(_ number: Double, decimals: Int = 2) -> String {
    let unit = decimals == 4 ? 10_000 : 100
    let parts = Int(PhoneBounds.clamped(number * Double(unit), -1e15...1e15).rounded())
    let (whole, rest) = (abs(parts) / unit, abs(parts) % unit)
    let sign = parts < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(String(unit + rest).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
