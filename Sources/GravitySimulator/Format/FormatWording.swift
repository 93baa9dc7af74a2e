/// What `fmt` says.
enum FormatWording {
  static let notCanonical = "this is not the canonical form"

  static func difference(_ found: String, _ wanted: String) -> String {
    if found == wanted { return "the lines are the same, but not how they end" }
    return wanted.isEmpty ? "canonical is a line without anything, or none" : "canonical: \(wanted)"
  }

  static func rewrite(_ file: String) -> String { "`gravity-sim fmt --write \(file)` rewrites the file" }

  static func wrote(_ path: String) -> String { "wrote \(TerminalText.sanitized(path))\n" }

  /// `3 files: 1 rewritten`.
  static func summary(_ mode: FormatOptions.Mode, _ changed: Int, of count: Int) -> String {
    let files = "\(count) \(count == 1 ? "file" : "files")"
    switch mode {
    case .prints: return ""
    case .checks: return "\(files): \(changed == 0 ? "all canonical" : "\(changed) not canonical")\n"
    case .writes: return "\(files): \(changed == 0 ? "none" : "\(changed)") rewritten\n"
    }
  }
}
