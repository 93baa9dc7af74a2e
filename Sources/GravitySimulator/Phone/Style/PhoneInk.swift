/// A colour as pictures write it.
struct PhoneInk: Hashable, Sendable {
  /// `#rrggbb`.
  let hex: String
  /// From 0 to 1.
  let alpha: Double

  init(_ hex: String, alpha: Double = 1) {
    self.hex = hex
    self.alpha = alpha
  }

  /// A colour of a payload's: nil for one that cannot be read.
  init?(written text: String) {
    guard let color = LintedColor(text) else { return nil }
    self.init(color.hex, alpha: color.alpha)
  }

  /// Whether white letters are read better on it than dark ones, where it covers what is below.
  var isDark: Bool {
    guard alpha > 0.5, let color = LintedColor(hex) else { return false }
    return color.luminance < 0.35
  }
}

/// The few colours of what the payload says nothing about.
extension PhoneInk {
  static let ink = PhoneInk("#1c1c1e")
  static let quiet = PhoneInk("#8a8a8e")
  static let faint = PhoneInk("#c7c7cc")
  static let line = PhoneInk("#e1e3e8")
  static let skeleton = PhoneInk("#eceef2")
  static let paper = PhoneInk("#ffffff")
  static let ground = PhoneInk("#f5f6f8")
  static let tint = PhoneInk("#0a64d8")
  static let on = PhoneInk("#34c759")
  static let off = PhoneInk("#e3e3e8")
  static let shade = PhoneInk("#000000", alpha: 0.4)
  static let bezel = PhoneInk("#17181c")
  static let star = PhoneInk("#f5a623")
  static let noStar = PhoneInk("#d9d9d9")
}
