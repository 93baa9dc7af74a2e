/// A frame of box-drawing characters.
struct TextFrame {
  let corners: [String]
  let horizontal: String
  let vertical: String

  static let round = TextFrame(corners: ["╭", "╮", "╰", "╯"], horizontal: "─", vertical: "│")
  static let square = TextFrame(corners: ["┌", "┐", "└", "┘"], horizontal: "─", vertical: "│")
  static let dashed = TextFrame(corners: ["┌", "┐", "└", "┘"], horizontal: "┄", vertical: "┊")

  /// Rows in a frame, with a space at each side.
  ///
  /// - Parameters:
  ///   - title: What stands in the upper edge, shorter than it.
  ///   - width: With the frame.
  func around(_ rows: [String], _ title: String?, _ width: Int) -> [String] {
    let edge = String(repeating: horizontal, count: max(0, width - 2))
    var top = edge
    if let title {
      let rest = max(0, width - 5 - TextRow.width(title))
      top = "\(horizontal) \(title) " + String(repeating: horizontal, count: rest)
    }
    return [corners[0] + top + corners[1]]
      + rows.map { "\(vertical) \(TextRow.padded($0, width - 4)) \(vertical)" }
      + [corners[2] + edge + corners[3]]
  }
}
