/// Reads font weights.
enum PhoneWeight {
  /// From 100 to 900 in hundreds: nil for a word or number that means no weight.
  static func number(_ written: String) -> Int? {
    switch written.lowercased() {
    case "thin": 100
    case "light": 300
    case "normal", "regular": 400
    case "medium": 500
    case "semibold", "semi_bold", "semi-bold": 600
    case "bold": 700
    case "heavy", "extrabold": 800
    case "black": 900
    default:
      Double(written).flatMap { number in
        (1...1_000).contains(number) ? min(max(Int((number / 100).rounded()) * 100, 100), 900) : nil
      }
    }
  }
}
