/// Draws a scene as SVG.
struct PhoneDrawing {
  /// The whole picture, one `<svg>` element; the same scene gives the same bytes.
  static func svg(of scene: PhoneScene) -> String { "" }
}
