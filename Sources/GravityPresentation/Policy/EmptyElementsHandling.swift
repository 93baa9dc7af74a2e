/// What becomes of content without elements (P6).
public enum EmptyElementsHandling: String, Hashable, Sendable, CaseIterable {
  case endsTrigger
  case triesNext
  /// It is presented, empty.
  case isPresented
}
