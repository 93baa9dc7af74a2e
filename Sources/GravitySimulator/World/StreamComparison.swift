/// Compares what a stream brought with what was expected of it.
struct StreamComparison {
  let stream: String
  let actual: [String]
  let time: String
  let isContaining: Bool

  /// The first difference, or nil.
  ///
  /// - Parameter matches: Whether the actual item at the first place is the expected item at the second.
  func mismatch(
    count: Int, describe: (Int) -> String, matches: (Int, Int) -> Bool
  ) -> Mismatch? {
    isContaining ? missing(count, describe, matches) : different(count, describe, matches)
  }

  private func missing(_ count: Int, _ describe: (Int) -> String, _ matches: (Int, Int) -> Bool) -> Mismatch?
  {
    var place = 0
    for item in 0..<count {
      while place < actual.count, !matches(place, item) { place += 1 }
      guard place < actual.count else {
        return Mismatch(
          message, actual: "\(describe(item)) did not come", because: cameReasons, item: item)
      }
      place += 1
    }
    return nil
  }

  private func different(_ count: Int, _ describe: (Int) -> String, _ matches: (Int, Int) -> Bool)
    -> Mismatch?
  {
    for item in 0..<count {
      guard item < actual.count else {
        return Mismatch(
          message, actual: "nothing more came until \(time)", because: cameReasons, item: item)
      }
      if !matches(item, item) {
        return Mismatch(message, actual: "\(actual[item]) came", because: cameReasons, item: item)
      }
    }
    guard actual.count > count else { return nil }
    return Mismatch(
      message, actual: "\(actual[count]) came as well", because: cameReasons,
      item: count > 0 ? count - 1 : nil)
  }

  /// Several callbacks differ, one log differs.
  private var message: String { stream.hasSuffix("s") ? "\(stream) differ" : "\(stream) differs" }

  /// All that came, at most ten.
  private var cameReasons: [String] {
    guard !actual.isEmpty else { return ["nothing came since the previous expectation"] }
    let more = actual.count > 10 ? ["… and \(actual.count - 10) more"] : []
    return ["this came: " + (actual.prefix(10) + more).joined(separator: ", ")]
  }
}
