/// Reads widths that are words.
enum PhoneLayoutWidth {
  /// Whether something is as wide as what is in it: nil for a word that is not known.
  static func wraps(_ word: String) -> Bool? {
    switch word {
    case "wrap_content": true
    case "match_parent": false
    default: nil
    }
  }
}
