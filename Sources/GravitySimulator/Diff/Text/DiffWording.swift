import GravityPresentation

/// The sentences of a comparison.
enum DiffWording {
  static let pushPrompt = "push"
  /// What every profile is called while it runs: a line that named it would differ by the name alone.
  static let anyProfile = "this profile"

  static func impossible(_ step: ComparisonStep, _ why: String) -> String {
    TerminalText.sanitized("\(step.name): impossible: \(why)")
  }

  static func endless(_ step: ComparisonStep, _ why: String) -> String {
    TerminalText.sanitized("\(step.name): does not come to an end: \(why)")
  }

  static func text(of change: StackChange, in world: SimulatedWorld) -> String {
    let content = world.text(of: change.presentation)
    guard change.isThere else { return "\(content) gone" }
    return "\(content) on \(change.host.map { world.name(of: $0) } ?? "no controller")"
  }

  static func text(of verdict: Verdict, on candidate: CandidateID, in world: SimulatedWorld) -> String {
    let values = Wording.values(of: verdict, in: world).map { " (\($0))" } ?? ""
    let campaign = world.catalog.candidate(candidate).campaignId
    return "\(campaign): \(Wording.reason(of: verdict, in: world))\(values)"
  }

  static func pasteboard(_ text: String) -> String { "“\(text)”" }

  static let unexplained = "no switch that differs explains it; please report it with the file"
  static let tooLarge = "not looked for, since so large an input would have to run again and again"

  /// `P11 furtherCandidates: alwaysTried (ios), triedUntilPresented`, whose owners follow.
  static func text(of cause: Cause, reference: String) -> String {
    let rules = cause.rules.isEmpty ? "" : cause.rules.joined(separator: " ") + " "
    return "\(rules)\(cause.name): \(cause.reference) (\(reference)), \(cause.other)"
  }

  /// `P11 furtherCandidates: how long the candidates of a trigger are tried`.
  static func text(of cause: CausingSwitch) -> String {
    let rules = cause.rules.isEmpty ? "" : cause.rules.joined(separator: " ") + " "
    return "\(rules)\(cause.name): \(cause.meaning)"
  }

  static func allAgree(_ count: Int) -> String { "all agree (\(lines(count)))" }

  static func part(at line: Int) -> String { "they part at line \(line)" }

  static func lines(_ count: Int) -> String {
    switch count {
    case 0: "no lines"
    case 1: "1 line"
    default: "\(count) lines"
    }
  }

  static func equalLines(_ count: Int) -> String { "… \(count) lines in which all agree" }

  static func linesLeftOut(_ count: Int) -> String { "… and \(lines(count)) more" }

  static func summary(differing: [ComparedStream]) -> String {
    guard let last = differing.last else { return "all agree" }
    let others = differing.dropLast().map(\.rawValue).joined(separator: ", ")
    return "they differ in " + (others.isEmpty ? "" : others + " and ") + last.rawValue
  }

  static let onePayload = "name one payload file, or `-` for standard input"
  static let jsonIsNoFile = "name the file that it stands in, or write it to standard input and name `-`"
  static let oneFile = "name one scenario or payload file, or `-` for standard input"

  static func emptyInput(takesScenarios: Bool) -> Diagnostic {
    Diagnostic(
      message: "standard input is empty",
      notes: [
        .help(
          takesScenarios
            ? "write a scenario or a payload to it" : "write a payload to it, as the server answers it")
      ])
  }

  static func noPayload(_ source: ScenarioSource) -> Diagnostic {
    Diagnostic(
      message: "\(TerminalText.sanitized(source.displayName)) is no payload",
      notes: [.help("a payload is a JSON object as the server answers it, which begins with `{`")])
  }

  /// `profiles: ios (the reference), ideal`.
  static func profiles(_ profiles: [Profile]) -> String {
    let names = profiles.map(\.name)
    let first = names.prefix(1).map { "\($0) (the reference)" }
    return TerminalText.sanitized("profiles: " + (first + names.dropFirst()).joined(separator: ", "))
  }
}
