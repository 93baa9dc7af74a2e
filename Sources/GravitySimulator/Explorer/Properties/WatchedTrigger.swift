/// What is remembered of one trigger, or of one click that waits for its event: a byte.
struct WatchedTrigger: Hashable, Sendable {
  private(set) var bits: UInt8 = 0

  init() {}

  init(bits: UInt8) { self.bits = bits }

  /// A click of the presentation at this place.
  init(clickAt place: Int) { bits = 4 | UInt8(truncatingIfNeeded: place) << 4 }

  /// A content of a modal kind of its was presented.
  var hasPresentedModal: Bool {
    get { bits & 1 != 0 }
    set { bits = newValue ? bits | 1 : bits & ~1 }
  }

  /// P11 was told of it.
  var goesOn: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }

  /// The place of the presentation that was clicked; nil for a trigger.
  var clickedPlace: Int? { bits & 4 != 0 ? Int(bits >> 4) : nil }

  /// What was clicked is off the screen.
  var isClickedGone: Bool {
    get { bits & 8 != 0 }
    set { bits = newValue ? bits | 8 : bits & ~8 }
  }
}
