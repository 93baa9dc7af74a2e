/// Whose cards a shelf has: a presentation's, or those of one content in an inline component.
public enum ShelfID: Hashable, Sendable {
  case presentation(PresentationID)
  /// The content as it joined, before anybody put something into it.
  case inline(InlineID, ContentID)
}
