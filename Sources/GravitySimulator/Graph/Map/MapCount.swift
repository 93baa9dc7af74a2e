/// How often a word is reported.
struct MapCount: Hashable, Sendable {
  let word: String
  var count: Int
}

extension [MapCount] {
  /// Adds to what the word has already; a new word comes last.
  mutating func add(_ count: Int, of word: String) {
    guard count > 0 else { return }
    if let place = firstIndex(where: { $0.word == word }) {
      self[place].count += count
    } else {
      append(MapCount(word: word, count: count))
    }
  }
}
