/// Why something that happened to an inline component did not matter, or not yet.
public enum InlineNote: Hashable, Sendable {
  case nothingChanged
  /// It loads when it appears.
  case loadsOnAppearance
  /// N1: what it has is kept, whatever the page.
  case keepsContent
  /// A request is on its way and goes on with the page that it was sent with.
  case keepsRequest
  /// The page counts from the next request on.
  case pageCountsLater
  /// Only the SwiftUI view can be given another selector.
  case selectorIsFixed
  /// The answer to a request that no longer matters.
  case tooLate
  /// The component was unmounted before.
  case unmountedBefore
}
