/// How a snack bar comes and goes (D3, D5, D9, E2, E3).
public struct SnackBarPolicy: Hashable, Sendable {
  /// D5: how long it stays before it begins to leave.
  public var stays: Milliseconds = 4_000
  /// D5: `frameUI.params.duration`, in seconds, replaces `stays`.
  public var readsDuration = false
  /// D5: how long it leaves by itself.
  public var leaves: Milliseconds = 500
  /// D5: its leaving by itself is reported.
  public var reportsOwnClose = true
  /// D3: a swipe up closes it.
  public var closesOnSwipeUp = false
  /// D9: its timer closes it a second time after it was dismissed.
  public var closesTwice = true
  /// D9: without a frame nobody sees it.
  public var isInvisibleWithoutFrame = true
  /// E2.
  public var reportsImpression = true
  /// E3.
  public var reportsVisibleImpression = false

  public init() {}

  /// How long this content stays: no time at all where the duration is below zero, and as without one where it
  /// is out of all bounds.
  func stay(for content: Content) -> Milliseconds {
    guard readsDuration, let seconds = content.variables?.frameUI?.params?.duration else { return stays }
    guard let stay = Int64(exactly: (seconds * 1_000).rounded()) else { return stays }
    return Milliseconds(max(0, stay))
  }
}
