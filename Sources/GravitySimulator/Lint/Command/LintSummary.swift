/// How much was found in how many files.
struct LintSummary: Encodable {
  private(set) var files = 0
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0

  mutating func count(_ findings: [PlacedFinding]) {
    files += 1
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// `3 files: 1 error, 2 warnings, 0 notes`.
  var text: String {
    Self.count(files, "file") + ": "
      + [Self.count(errors, "error"), Self.count(warnings, "warning"), Self.count(notes, "note")]
      .joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
