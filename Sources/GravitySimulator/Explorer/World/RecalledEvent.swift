/// An event at a moment, and where the model that named it keeps what comes of it.
struct RecalledEvent: Hashable, Sendable, BitwiseCopyable {
  let event: ExploredEvent
  /// Among the moves of the model's tables.
  let place: Int32

  /// Places are each model's own.
  static func == (left: Self, right: Self) -> Bool { left.event == right.event }

  func hash(into hasher: inout Hasher) { hasher.combine(event) }
}
