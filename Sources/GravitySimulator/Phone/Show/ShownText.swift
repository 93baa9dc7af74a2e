/// A content as text: what it is, its picture, and what the picture leaves out.
struct ShownText {
  let text: String

  init(_ content: ShownContent, width: Int) {
    var lines = [ShowWording.heading(of: content)]
    lines += TerminalPhone(scene: content.scene, width: width).lines
    lines += Self.notes(on: content)
    text = lines.map { $0 + "\n" }.joined()
  }

  /// What the picture does not tell.
  static func notes(on content: ShownContent) -> [String] {
    let undrawn = content.scene.contents.flatMap { UndrawnKeys(of: $0).all.map(\.text) }
    var lines: [String] = []
    if let obstacle = content.obstacle { lines.append(obstacle) }
    if content.waiting > 0 { lines.append(ShowWording.waiting(content.waiting)) }
    guard !undrawn.isEmpty else { return lines }
    lines.append(ShowWording.undrawnTitle)
    lines += undrawn.prefix(mostKeys).map { "  \($0)" }
    if undrawn.count > mostKeys { lines.append("  … \(undrawn.count - mostKeys) more") }
    return lines
  }

  private static let mostKeys = 40
}
