import GravityPresentation

/// Lines about runs that several reports share.
enum ReportText {
  /// `passed  line 12  0.000s  tap "Turn on"`, and what is known of it below.
  static func lines(of step: ReportedStep) -> [String] {
    let status =
      switch step.status {
      case .passed: "passed     "
      case .failed: "FAILED     "
      case .notReached: "not reached"
      }
    let time = step.status == .notReached ? "" : "  \(TimeText.seconds(step.end))"
    return ["\(status)  \(step.place.text)\(time)  \(firstLine(of: step))"]
  }

  /// What happened in a step, as traces say it.
  static func trace(of step: ReportedStep) -> [String] {
    step.events.map { event in
      let padding = String(repeating: " ", count: max(0, 8 - event.kind.count))
      return TerminalText.sanitized(
        "  \(TimeText.seconds(event.time))  \(event.kind)\(padding) \(event.text)")
    }
  }

  /// The statement without the lines of its items.
  static func firstLine(of step: ReportedStep) -> String {
    TerminalText.sanitized(String(step.source.prefix { !$0.isNewline }))
  }

  /// `payloads/a.json:3:7`; nothing where a diagnostic has no place.
  static func place(of diagnostic: Diagnostic) -> String? {
    diagnostic.place.map { "\($0.file):\($0.line):\($0.column)" }
  }

  /// A diagnostic without the lines that it points at.
  static func message(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    if let actual = diagnostic.caretNote { lines.append(actual) }
    lines += diagnostic.notes.map { "\($0.kind.rawValue): \($0.text)" }
    return lines.joined(separator: "\n")
  }

  /// A diagnostic as `run` prints it.
  static func block(of diagnostic: Diagnostic) -> String {
    DiagnosticRenderer(usesColor: false).render(diagnostic)
  }

  /// Whole and thousandths of seconds, without a unit.
  static func seconds(_ milliseconds: Int64) -> String {
    String(TimeText.seconds(milliseconds).dropLast())
  }
}
