import GravityPresentation

/// How changes are said, behind `would be presented …`.
enum ChangeWording {
  static let initialized = "with `app initialized=yes`"

  static func under(_ profile: String) -> String { "under profile \(profile)" }

  /// `without line 9 (lockPresentation)`.
  static func without(_ statement: Statement, in parts: ScenarioParts) -> String {
    "without \(parts.lineName(of: statement.span))\(quoted(statement.span, in: parts))"
  }

  static func withoutReply(_ reply: ReplyHeader, in parts: ScenarioParts) -> String {
    "without \(parts.lineName(of: reply.span))\(quoted(reply.span, in: parts))"
  }

  /// The line's beginning, since a call may go on for long.
  private static func quoted(_ span: SourceSpan, in parts: ScenarioParts) -> String {
    guard let text = parts.line(at: span) else { return "" }
    let trimmed = text.drop { $0 == " " || $0 == "\t" }
    // A value of several lines begins on this one.
    if let last = trimmed.last, "{[".contains(last) { return " (\(trimmed)…)" }
    return trimmed.count > 50 ? " (\(trimmed.prefix(50))…)" : " (\(trimmed))"
  }

  static func with(_ step: InsertedStep, before place: Int, in scenario: LoadedScenario) -> String {
    let statements = scenario.document.statements
    guard statements.indices.contains(place) else { return "with `\(step.words)` at the end" }
    return "with `\(step.words)` before \(scenario.parts.lineName(of: statements[place].span))"
  }

  static func value(_ value: String, at span: SourceSpan, in parts: ScenarioParts) -> String {
    "with \(value) in \(parts.lineName(of: span))"
  }

  static func withoutController(_ span: SourceSpan, in parts: ScenarioParts) -> String {
    "without `controller` in \(parts.lineName(of: span))"
  }

  static func listed(_ key: String, _ value: Int, at span: SourceSpan, in parts: ScenarioParts) -> String {
    "with `\(key)` \(value) in the list of \(parts.lineName(of: span))"
  }

  static func oneElement(in content: String) -> String { "with an element in \(content), such as a text" }

  static func edit(_ edit: JSONEdit) -> String {
    switch edit {
    case .content(let id, let key, let json), .variables(let id, let key, let json),
      .listed(let id, let key, let json):
      "with `\(key)` \(json) in \(id)"
    case .value(let path, let json): "with \(PathText.text(of: path)) \(json)"
    }
  }

  static func repaired(_ fault: PayloadFault, _ json: String) -> String {
    "with \(json) as \(PathText.text(of: fault.fault.path)) at \(fault.place)"
  }
}
