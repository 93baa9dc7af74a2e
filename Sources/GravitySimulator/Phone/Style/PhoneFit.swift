/// How an image fills its frame.
enum PhoneFit: Hashable, Sendable {
  case cover
  case contain
  case fill

  /// A word of a payload's: nil for one that is not known.
  init?(written word: String) {
    switch word.lowercased() {
    case "cover", "crop", "fitwidth", "fit_width": self = .cover
    case "contain", "inside", "scaledown", "scale_down", "none": self = .contain
    case "fill", "stretch": self = .fill
    default: return nil
    }
  }

  var word: String {
    switch self {
    case .cover: "cover"
    case .contain: "contain"
    case .fill: "fill"
    }
  }
}
