/// The ways a part of a diagnostic is coloured; the raw value is the terminal's number for it.
enum Ink: String {
  case plain = ""
  case bold = "1"
  case boldRed = "1;31"
  case boldYellow = "1;33"
  case boldBlue = "1;34"

  /// The text in this ink, and plain again behind it.
  func draw(_ text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
