import GravityPresentation

/// A scenario file, read and parsed, with the files that it includes and the payloads they name.
public struct LoadedScenario: Sendable {
  let parts: ScenarioParts
  public let document: ScenarioDocument
  /// What the scenario names, its file read; nil where it names none.
  public let profile: Profile?
  let payloads: ScenarioPayloads
  /// What is wrong with the files or their payloads; empty where it can run.
  public let diagnostics: [Diagnostic]

  /// The scenario's own file.
  public var file: SourceFile { parts.main }

  /// The scenario's name; the file's where it has none.
  public var name: String { document.name ?? file.displayName }

  /// A diagnostic about some words of the scenario, in its own file or in one that it includes.
  func diagnostic(
    _ message: String, at span: SourceSpan, caretNote: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    parts.diagnostic(message, at: span, caretNote: caretNote, notes: notes)
  }
}
