import GravityPresentation

extension DurationText {
  static let help = "durations are written 300ms, 1.5s, 2m or 0"
}

extension DurationText.Problem {
  /// The end of a sentence that begins with the word.
  var message: String {
    switch self {
    case .notDuration: "is no duration"
    case .negative: "is negative, which no duration can be"
    case .tooFine: "is finer than a millisecond"
    case .tooLong: "is too long"
    }
  }
}
