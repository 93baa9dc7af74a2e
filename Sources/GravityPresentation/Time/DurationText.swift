/// Reads and writes durations and fractions: exactly, so without floating point.
package enum DurationText {
  /// Why a word is no duration.
  package enum Problem: Error {
    case notDuration
    case negative
    case tooFine
    case tooLong
  }

  /// The shortest spelling in whole seconds, or else in milliseconds: `4s`, `4500ms`, `0`.
  package static func word(for time: Milliseconds) -> String {
    if time == .zero { return "0" }
    return time.count % 1_000 == 0 ? "\(time.count / 1_000)s" : "\(time.count)ms"
  }
}
