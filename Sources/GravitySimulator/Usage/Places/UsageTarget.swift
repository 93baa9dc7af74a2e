import GravityPresentation

/// The words of a statement that a finding is about.
enum UsageTarget: Hashable {
  case words(SourceSpan)
  /// A value inside a JSON value that stands at a place.
  case json(String, at: SourceSpan, path: [PathComponent])
}
