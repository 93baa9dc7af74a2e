/// Where something stands in the width that it is given.
enum PhoneAlignment: Hashable, Sendable {
  case start
  case center
  case end

  /// A word of a payload's: nil for one that is not known.
  init?(written word: String) {
    switch word.lowercased() {
    case "start", "left", "leading": self = .start
    case "center", "centre", "middle": self = .center
    case "end", "right", "trailing": self = .end
    default: return nil
    }
  }

  /// The left edge of something in a space.
  func offset(of width: Double, in space: Double) -> Double {
    switch self {
    case .start: 0
    case .center: (space - width) / 2
    case .end: space - width
    }
  }
}
