extension InputValue {
  /// Blank texts answer nothing; zero is an answer.
  package var isEmpty: Bool {
    switch self {
    case .number: false
    case .text(let text): text.isBlank
    }
  }

  /// As an event carries it: a whole number without a fraction.
  package var text: String {
    switch self {
    case .number(let number):
      if let whole = Int64(exactly: number) { String(whole) } else { "\(number)" }
    case .text(let text): text
    }
  }
}
