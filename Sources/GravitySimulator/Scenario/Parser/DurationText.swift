import GravityPresentation

/// Reads durations and fractions: exactly, so without floating point.
enum DurationText {
  /// Why a word is no duration.
  enum Problem: Error {
    case notDuration
    case negative
    case tooFine
    case tooLong

    var message: String {
      switch self {
      case .notDuration: "is no duration"
      case .negative: "is negative, which no duration can be"
      case .tooFine: "is finer than a millisecond"
      case .tooLong: "is too long"
      }
    }
  }

  static let help = "durations are written 300ms, 1.5s, 2m or 0"
}
