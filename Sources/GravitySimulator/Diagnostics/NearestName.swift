/// Finds the name that a mistyped one most likely stands for.
package enum NearestName {
  /// The name with the fewest typing mistakes, if they are few for its length; of several the first that begins
  /// with the same letter, since beginnings are seldom mistyped. Where there is none, the first that the word is the
  /// beginning of.
  package static func of(_ word: String, among names: [String]) -> String? {
    // Nobody mistypes hundreds of letters, and the table of distances would be large.
    guard !word.isEmpty, word.utf8.count <= 255 else { return nil }
    let letters = Array(word.lowercased())
    var best: (name: String, mistakes: Int, isSameStart: Bool)?
    for name in names where name != word && name.utf8.count <= 255 {
      let most = max(1, name.count / 3)
      // Each letter more or less is a mistake.
      guard abs(name.count - letters.count) <= most else { continue }
      let mistakes = Self.mistakes(letters, Array(name.lowercased()))
      guard mistakes <= most else { continue }
      let isSameStart = name.lowercased().first == letters.first
      if let best, (mistakes, isSameStart ? 0 : 1) >= (best.mistakes, best.isSameStart ? 0 : 1) { continue }
      best = (name, mistakes, isSameStart)
    }
    return best?.name ?? name(beginning: letters, among: names)
  }

  /// Whoever writes `android` means the SDK, whatever its version.
  private static func name(beginning letters: [Character], among names: [String]) -> String? {
    guard letters.count > 2 else { return nil }
    return names.first { name in
      guard name.count > letters.count, name.utf8.count <= 255 else { return false }
      let beginning = Array(name.lowercased().prefix(letters.count))
      return mistakes(letters, beginning) <= (letters.count > 5 ? 1 : 0)
    }
  }

  /// Letters left out, added, exchanged for others, or swapped with their neighbour.
  private static func mistakes(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
