import GravityPresentation

/// A scenario file, read and parsed, with the payloads it names.
public struct LoadedScenario: Sendable {
  public let file: SourceFile
  public let document: ScenarioDocument
  /// What the scenario names, its file read; nil where it names none.
  public let profile: Profile?
  let payloads: ScenarioPayloads
  /// What is wrong with the file or its payloads; empty where it can run.
  public let diagnostics: [Diagnostic]

  /// The scenario's name; the file's where it has none.
  public var name: String { document.name ?? file.displayName }
}
