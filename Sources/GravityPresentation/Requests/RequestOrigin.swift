/// Where a request comes from: a call of the app's, as it was when the call's own request was built (C3, C4).
///
/// A trigger's later requests for content have the same origin.
public struct RequestOrigin: Hashable, Sendable {
  public let context: RequestContext
  /// Whom the app had set by then; nil where the SDK manages the ids.
  public let appUser: AppUser?
}
