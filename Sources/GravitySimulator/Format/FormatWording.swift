/// What `fmt` says.
enum FormatWording {
  static let notCanonical = "this is not the canonical form"

  /// - Parameters:
  ///   - found: The first line that differs; nil where the file is at its end.
  ///   - wanted: The canonical one; nil where the canonical form is at its end.
  ///   - isLast: Whether nothing comes behind the canonical one.
  static func difference(_ found: String?, _ wanted: String?, isLast: Bool) -> String {
    guard let found else { return "a line feed ends the last line" }
    guard let wanted, !wanted.isEmpty || !isLast else { return "nothing stands behind the last line" }
    if found == wanted + "\r" { return "lines end in LF, without CR" }
    return wanted.isEmpty ? "canonical is a blank line" : "canonical: \(wanted)"
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
