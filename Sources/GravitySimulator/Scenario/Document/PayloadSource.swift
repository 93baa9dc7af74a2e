/// Where a response's body comes from.
public enum PayloadSource: Hashable, Sendable {
  /// A file, its path as it was written.
  case file(Located<String>)
  /// A JSON value in the scenario itself; the span's line and column are those of its first character.
  case inline(Located<String>)
}
