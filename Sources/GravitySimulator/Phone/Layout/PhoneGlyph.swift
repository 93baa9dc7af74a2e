/// A small sign in a picture, as large as its rectangle.
struct PhoneGlyph: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable {
    case star
    case cross
    case picture
    case lock
    case bag
    case chevron
    case bell
    case globe
    case stack
  }

  var shape: Shape
  var frame: PhoneRect
  var ink: PhoneInk
}
