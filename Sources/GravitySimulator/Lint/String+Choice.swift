extension String {
  /// What to write instead of a word that nobody knows.
  static func choice(of words: [String], insteadOf word: String) -> String {
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    let near = NearestName.of(word, among: words).map { "did you mean `\($0)`? " } ?? ""
    return words.count == 1 ? "\(near)write \(all)" : "\(near)write one of \(all)"
  }
}
