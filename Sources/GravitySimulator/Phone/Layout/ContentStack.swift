import GravityPresentation

/// The elements of a content below each other.
struct ContentStack {
  private(set) var boxes: [PhoneBox] = []
  /// How high they are together, margins included.
  private(set) var height = 0.0
  /// How many elements there was no room for.
  private(set) var left = 0

  /// - Parameters:
  ///   - content: What is drawn.
  ///   - width: How wide they may be with their margins.
  ///   - limit: What would begin further down is left out.
  ///   - alignment: Where narrower elements stand; by default where they say themselves.
  init(_ content: PhoneContent, width: Double, limit: Double, alignment: PhoneAlignment?) {
    for (number, drawn) in content.elements.enumerated() {
      guard height <= limit, number < PhoneBounds.elements else {
        left = content.elements.count - number
        break
      }
      guard let layout = ElementLayout(drawn, of: content.content, in: width) else { continue }
      let box = layout.box
      let margin = layout.style.margin ?? .none
      let place = alignment ?? layout.style.alignment ?? .start
      let x = margin.left + place.offset(of: box.frame.width, in: layout.space)
      boxes.append(box.moved(x, height + margin.top))
      height += margin.top + box.frame.height + margin.bottom
    }
  }

  /// The boxes somewhere else.
  func moved(_ dx: Double, _ dy: Double) -> [PhoneBox] { boxes.map { $0.moved(dx, dy) } }
}
