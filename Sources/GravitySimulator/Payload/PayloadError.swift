/// Why a payload is no usable JSON; a run does not begin with one.
public struct PayloadError: Error, Hashable, Sendable {
  public let place: PayloadPlace
  public let reason: Reason
  /// The text around the place, where there is one.
  public let excerpt: TextExcerpt?
}
