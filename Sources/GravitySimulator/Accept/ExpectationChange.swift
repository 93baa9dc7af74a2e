/// The lines of one expectation, as they were and as they are now.
struct ExpectationChange: Hashable, Sendable {
  /// What was there, without what is the same at both ends.
  let lost: [String]
  let gained: [String]
  /// The first line that is another, or the one that more came behind, in the text as it was.
  let firstDifference: Int

  /// - Parameter line: The first of the old lines.
  init(line: Int, old: [String], new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(shorter).count
    lost = Array(old[start..<(old.count - end)])
    gained = Array(new[start..<(new.count - end)])
    firstDifference = line + min(start, old.count - 1)
  }
}
