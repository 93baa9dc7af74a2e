/// What a touch does, in one of the ways in which it can.
struct CheckedTouch: Encodable, Hashable {
  /// Such as `tap “Позже”`, or `close button`.
  let name: String
  /// Which answers lead to this; nil where answers make no difference.
  let condition: String?
  /// What keeps it from happening.
  let obstacles: [String]
  /// Whether nothing of the campaign is left on the screen.
  let closes: Bool
  /// What happens, in order; empty where nothing does.
  let does: [String]
  let callbacks: [CheckedCount]
  /// Tracking urls by the type of their entry.
  let urls: [CheckedCount]
}
