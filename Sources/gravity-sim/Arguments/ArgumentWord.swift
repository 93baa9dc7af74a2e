/// What one word on the command line is by its form alone.
enum ArgumentWord: Hashable {
  /// `--name`, `--name=value`, `-n` or `-n=value`; the dashes are part of the name.
  case option(name: String, value: String?)
  /// A file, a folder, or `-` for standard input.
  case operand(String)
  /// `--`: all that follows is operands.
  case separator

  init(_ text: String) {
    guard text.hasPrefix("-"), text != "-" else {
      self = .operand(text)
      return
    }
    guard text != "--" else {
      self = .separator
      return
    }
    guard let equals = text.firstIndex(of: "=") else {
      self = .option(name: text, value: nil)
      return
    }
    self = .option(name: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
  }
}
