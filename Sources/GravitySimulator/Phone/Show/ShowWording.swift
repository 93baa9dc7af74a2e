import GravityPresentation

/// The sentences of `show`.
enum ShowWording {
  /// Why nothing presents a content; nil where something does.
  static func obstacle(to id: ContentID, in environment: PresentationEnvironment) -> String? {
    let record = environment.catalog.record(id)
    let method = PhoneWording.quoted(environment.catalog.methodName(of: id))
    if record.isPresentable { return nil }
    if record.lacksFrame { return "not shown: a \(method) without `frameUI` (P15)" }
    if record.hasUnknownTemplate { return "not shown: its template is not known (D7); its elements are" }
    if environment.catalog.methodName(of: id) == "inline" { return inline }
    return "not shown: the delivery method \(method) presents nothing (P10); its elements are"
  }

  private static let inline = "drawn where the app has an inline component (N1)"

  /// `bottom sheet, step 2 of campaign 6a5f4b7b73a8b1a026084fe2`.
  static func heading(of content: ShownContent) -> String {
    let form = PhoneWording.title(of: PhoneForm(method: content.method))
    let method = form == "content" ? "inline" : form
    let step = content.step.map { ", step \($0)" } ?? ""
    let variation = content.variation.map { ", variation \($0)" } ?? ""
    return "\(name(content.contentID)): \(method)\(step)\(variation), campaign \(name(content.campaignID))"
  }

  static func waiting(_ count: Int) -> String {
    count == 1
      ? "1 element waits for an answer (`--answer`)" : "\(count) elements wait for an answer (`--answer`)"
  }

  static func undecodable(_ count: Int) -> String {
    count == 1
      ? "1 content does not decode and is left out" : "\(count) contents do not decode and are left out"
  }

  static func written(_ file: String, _ content: ShownContent) -> String {
    "\(TerminalText.sanitized(file)): \(heading(of: content))\n"
  }

  static let undrawnTitle = "not in the picture:"

  private static func name(_ text: String) -> String { PhoneWording.name(text) }

  static func refused(_ answer: ShowAnswer, _ refusal: InputRefusal, in file: String) -> Diagnostic {
    Diagnostic(
      message: "\(TerminalText.sanitized(file)): \(name(answer.attribute)): \(name(refusal.reason))",
      notes: refusal.possible.map { [.help(TerminalText.sanitized($0))] } ?? [])
  }

  static func noInput(_ answer: ShowAnswer, _ attributes: [String]) -> Diagnostic {
    let near = NearestName.of(answer.attribute, among: attributes)
    let all = attributes.prefix(10).map { name($0) }.joined(separator: ", ")
    let help =
      near.map { "did you mean “\(name($0))”?" }
      ?? (attributes.isEmpty ? "no input is drawn under this profile" : "its inputs are \(all)")
    return Diagnostic(
      message: "no input of the name \(PhoneWording.quoted(answer.attribute)) is drawn",
      notes: [.help(help)])
  }

  static func noPayload(_ source: ScenarioSource) -> Diagnostic {
    Diagnostic(
      message:
        "\(TerminalText.sanitized(source.displayName)) is a scenario, and pictures are drawn of payloads",
      notes: [.help("name a payload; `gravity-sim run --report html=DIR` draws each step of a scenario")])
  }

  static func isThere(_ file: String) -> Diagnostic {
    Diagnostic(
      message: "\(TerminalText.sanitized(file)) is there already",
      notes: [.help("`--force` replaces pictures; nothing was written")])
  }

  static let interrupted = "the command was interrupted"

  static func notWritten(_ path: String, _ predicate: String) -> Diagnostic {
    Diagnostic(message: "\(TerminalText.sanitized(path)) \(predicate)", notes: [.help("nothing was written")])
  }
}
