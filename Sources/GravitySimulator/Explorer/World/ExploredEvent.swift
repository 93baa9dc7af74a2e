import GravityPresentation

/// One thing that can happen in an explored state.
///
/// What it refers to is named as in that state: presentations by their ids, what is due by its clock.
enum ExploredEvent: Hashable, Sendable, BitwiseCopyable {
  /// The step of the plan's alphabet.
  case call(UInt16)
  case tap(PresentationID, TapTarget)
  case swipe(PresentationID, Swipe.Direction)
  case back(PresentationID)
  case inlineTap(InlineID, ContentID, TapTarget)
  case answer(clock: UInt8, succeeds: Bool)
  /// A timer, or a transition that ends.
  case due(clock: UInt8)
  /// A timer that was past due when the app came back (T2).
  case overdue(clock: UInt8)
  case prompt(isAllowed: Bool)
  case background
  case foreground
  case lock
  case unlock
  case leave(ControllerID)
}
