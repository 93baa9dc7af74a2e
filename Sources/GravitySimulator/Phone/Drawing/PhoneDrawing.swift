/// Draws a scene as SVG.
struct PhoneDrawing: Sendable {
  /// The whole picture, one `<svg>` element; the same scene gives the same bytes.
  let svg: String
  /// What payloads say of looks that is not drawn: an element or a part of the frame, and the key.
  let undrawn: [String]

  init(_ scene: PhoneScene) {
    svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 390 844\">"
      + "<rect width=\"390\" height=\"844\" rx=\"48\" fill=\"#f2f2f7\"/></svg>"
    undrawn = []
  }

  static func svg(of scene: PhoneScene) -> String { PhoneDrawing(scene).svg }
}
