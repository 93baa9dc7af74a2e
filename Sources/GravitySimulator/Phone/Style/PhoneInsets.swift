import GravityPresentation

/// Distances to the four sides, within what a picture has room for.
struct PhoneInsets: Hashable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  static let none = PhoneInsets()

  var width: Double { left + right }
  var height: Double { top + bottom }
}

extension PhoneInsets {
  init(_ insets: StyleInsets) {
    self.init(
      top: PhoneBounds.distance(insets.top), left: PhoneBounds.distance(insets.left),
      bottom: PhoneBounds.distance(insets.bottom), right: PhoneBounds.distance(insets.right))
  }

  static func all(_ distance: Double) -> PhoneInsets {
    PhoneInsets(top: distance, left: distance, bottom: distance, right: distance)
  }
}
