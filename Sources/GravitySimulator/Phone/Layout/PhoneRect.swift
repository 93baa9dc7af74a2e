/// A rectangle in points.
struct PhoneRect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  func inset(by insets: PhoneInsets) -> PhoneRect {
    PhoneRect(
      x + insets.left, y + insets.top, max(0, width - insets.width), max(0, height - insets.height))
  }

  func outset(_ distance: Double) -> PhoneRect {
    PhoneRect(x - distance, y - distance, width + 2 * distance, height + 2 * distance)
  }

  func moved(_ dx: Double, _ dy: Double) -> PhoneRect { PhoneRect(x + dx, y + dy, width, height) }
}
