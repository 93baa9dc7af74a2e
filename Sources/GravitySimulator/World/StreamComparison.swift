import GravityPresentation

/// Compares what a stream brought with what was expected of it.
struct StreamComparison {
  let stream: String
  /// How many items came.
  let count: Int
  let time: Instant
  let isContaining: Bool
  /// The words for one of them; only a difference needs any.
  let text: (Int) -> String

  /// The first difference, or nil.
  ///
  /// - Parameter matches: Whether the actual item at the first place is the expected item at the second.
  func mismatch(
    expected: Int, describe: (Int) -> String, matches: (Int, Int) -> Bool
  ) -> Mismatch? {
    isContaining ? missing(expected, describe, matches) : different(expected, describe, matches)
  }

  private func missing(_ expected: Int, _ describe: (Int) -> String, _ matches: (Int, Int) -> Bool)
    -> Mismatch?
  {
    var place = 0
    for item in 0..<expected {
      while place < count, !matches(place, item) { place += 1 }
      guard place < count else {
        return Mismatch(
          message, actual: "\(describe(item)) did not come", because: cameReasons, item: item)
      }
      place += 1
    }
    return nil
  }

  private func different(_ expected: Int, _ describe: (Int) -> String, _ matches: (Int, Int) -> Bool)
    -> Mismatch?
  {
    for item in 0..<expected {
      guard item < count else {
        return Mismatch(
          message, actual: "nothing more came until \(TimeText.seconds(time))",
          because: cameReasons, item: item)
      }
      if !matches(item, item) {
        return Mismatch(message, actual: "\(text(item)) came", because: cameReasons, item: item)
      }
    }
    guard count > expected else { return nil }
    return Mismatch(
      message, actual: "\(text(expected)) came as well", because: cameReasons,
      item: expected > 0 ? expected - 1 : nil)
  }

  /// Several callbacks differ, one log differs.
  private var message: String { stream.hasSuffix("s") ? "\(stream) differ" : "\(stream) differs" }

  /// All that came, at most ten.
  private var cameReasons: [String] {
    guard count > 0 else { return ["nothing came since the previous expectation"] }
    let more = count > 10 ? ["… and \(count - 10) more"] : []
    return ["this came: " + ((0..<min(count, 10)).map(text) + more).joined(separator: ", ")]
  }
}
