/// What a trigger does after a presentation (P11).
public enum AfterPresentation: String, CaseIterable, Hashable, Sendable {
  case triesNext
  /// The rest are not tried.
  case stops
}
