import GravityPresentation

/// What a gesture is for: something presented, or contents of an inline component.
enum Touched: Hashable {
  case presentation(PresentationID)
  case inline(InlineID, [ContentID])
}
