/// How a map is written.
public enum MapFormat: String, CaseIterable, Hashable, Sendable {
  /// A flowchart of Mermaid's, without the fence that Markdown needs around it.
  case mermaid
  /// For Graphviz.
  case dot
  /// For a program, in a schema with a version.
  case json
}
