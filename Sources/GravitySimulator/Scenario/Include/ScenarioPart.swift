/// One of the texts that a scenario is made of: its own file, or one that it includes.
struct ScenarioPart: Sendable {
  let file: SourceFile
  /// Where the paths in it begin.
  let folder: String
  /// The path behind the `include` that brought it; nil for the scenario's own file.
  let inclusion: SourceSpan?
}
