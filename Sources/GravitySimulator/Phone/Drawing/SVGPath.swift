/// Outlines as SVG has them.
struct SVGPath {
  let data: String
  /// Else it is drawn as a line.
  let isFilled: Bool

  /// A sign in a square of 24 points.
  static func glyph(_ shape: PhoneGlyph.Shape) -> SVGPath {
    switch shape {
    case .star:
      SVGPath(
        data: "M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z", isFilled: true)
    case .cross: SVGPath(data: "M2 2l20 20M22 2l-20 20", isFilled: false)
    case .picture:
      SVGPath(
        data: "M3 5h18v14h-18zM3 16l5-5 4 4 3-3 6 6M15.5 9a1 1 0 1 0 0.01 0", isFilled: false)
    case .lock: SVGPath(data: "M6 11h12v9h-12zM8 11v-4a4 4 0 0 1 8 0v4", isFilled: false)
    case .bag: SVGPath(data: "M5 8h14l1 12h-16zM9 8v-1a3 3 0 0 1 6 0v1", isFilled: false)
    case .chevron: SVGPath(data: "M15 4l-8 8 8 8", isFilled: false)
    case .bell: SVGPath(data: "M6 17v-6a6 6 0 0 1 12 0v6l2 2h-16zM10 21h4", isFilled: false)
    case .globe:
      SVGPath(
        data: "M12 3a9 9 0 1 0 0.01 0M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18", isFilled: false)
    case .stack: SVGPath(data: "M12 3l9 5-9 5-9-5zM3 13l9 5 9-5", isFilled: false)
    }
  }

  /// A rectangle with round corners, the upper ones and the lower ones by a radius of their own.
  static func rounded(_ frame: PhoneRect, upper: Double, lower: Double) -> String {
    let most = min(frame.width / 2, frame.height / 2)
    let (upper, lower) = (min(upper, most), min(lower, most))
    func point(_ x: Double, _ y: Double) -> String { "\(SVGNumber.text(x)) \(SVGNumber.text(y))" }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A\(SVGNumber.text(radius)) \(SVGNumber.text(radius)) 0 0 1 \(point(x, y))"
    }
    return "M\(point(frame.x, frame.y + upper))" + arc(upper, frame.x + upper, frame.y)
      + "L\(point(frame.maxX - upper, frame.y))" + arc(upper, frame.maxX, frame.y + upper)
      + "L\(point(frame.maxX, frame.maxY - lower))" + arc(lower, frame.maxX - lower, frame.maxY)
      + "L\(point(frame.x + lower, frame.maxY))" + arc(lower, frame.x, frame.maxY - lower) + "Z"
  }
}
