/// Words of the user inside a message: in quotes, without what a terminal would obey, and never long.
package struct Quoted: CustomStringConvertible {
  package let description: String

  /// - Parameter longest: how many scalars are shown, since one character may have thousands of them;
  ///   paths may need more than words.
  package init(_ text: String, longest: Int = 60) {
    let start = text.unicodeScalars.prefix(longest)
    let shown = start.map(TerminalText.shown).joined()
    description = "`\(shown)\(start.endIndex == text.endIndex ? "" : "…")`"
  }

  /// A path, which is shown whole unless no file could have it.
  package init(path: String) {
    self.init(path, longest: 4096)
  }
}
