/// How a snack bar comes and goes (D5, D9).
public struct SnackBarPolicy: Hashable, Sendable {
  /// How long it stays before it begins to leave.
  public var stays: Milliseconds = 4_000
  /// `frameUI.params.duration`, in seconds, replaces `stays`.
  public var readsDuration = false
  /// How long it leaves by itself.
  public var leaves: Milliseconds = 500
  /// How long it leaves when it is dismissed.
  public var disappears: Milliseconds = 0
  public var reportsOwnClose = true
  /// D9: its timer closes it a second time after it was dismissed.
  public var closesTwice = true
  public var closesOnSwipeUp = false
  /// E3.
  public var reportsVisibleImpression = false

  public init() {}

  /// How long this content stays; a duration out of all bounds saturates.
  func stay(for content: Content) -> Milliseconds {
    guard readsDuration, let seconds = content.variables?.frameUI?.params?.duration else { return stays }
    return Milliseconds(Int64(exactly: (seconds * 1_000).rounded()) ?? stays.count)
  }
}
