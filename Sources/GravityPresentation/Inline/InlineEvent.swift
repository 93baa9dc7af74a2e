/// What happens to an inline component.
public enum InlineEvent: Hashable, Sendable {
  // The app.
  /// It is made, and where its kind is initialized by a call, that call has come with it.
  case mounted
  /// The same instance is given another page or, where it is one, another selector.
  case rebound(hasNewSelector: Bool)
  case unmounted
  // The screen that it stands on.
  case appeared
  case disappeared
  // The server. The number is the one that came with the request.
  case loaded(UInt32, BodyID)
  /// Nil where the request was never sent (C2).
  case failed(UInt32, LoadFailure?)
  // The user.
  /// So much of the component's area is in the window while its screen is.
  case seen(thousandths: Int32)
  /// So much of one content's area; what is in the window of it is no more than that of the component.
  case contentSeen(ContentID, thousandths: Int32)
  // Time, and what is put into it.
  case secondPassed(ContentID)
  case updated(ContentID)
}
