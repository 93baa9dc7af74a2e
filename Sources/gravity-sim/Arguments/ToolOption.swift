/// The options that every command and the tool itself know.
enum ToolOption: String, CaseIterable {
  case help = "--help"
  case version = "--version"

  /// Reads a word, the one short form included.
  init?(word: String) {
    if word == "-h" {
      self = .help
    } else {
      self.init(rawValue: word)
    }
  }
}
