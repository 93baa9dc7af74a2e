import GravityPresentation

/// The elements of a content below each other, in columns of a terminal.
struct TextStack {
  let content: PhoneContent
  let width: Int

  var rows: [String] {
    var rows: [String] = []
    if content.hasCloseButton { rows.append(TextRow.aligned("✕", .end, width)) }
    for (number, element) in content.elements.enumerated() {
      guard number < PhoneBounds.elements, rows.count < Self.mostRows else {
        rows.append(TextRow.aligned("… \(content.elements.count - number) more", .center, width))
        break
      }
      guard let text = TextElement(element, of: content.content, width: width) else { continue }
      if number > 0, text.margin.top + gap(before: number) >= 12 { rows.append("") }
      rows += text.rows
    }
    return rows
  }

  private static let mostRows = 200

  /// The lower margin of what is above an element.
  private func gap(before number: Int) -> Double {
    TextElement(content.elements[number - 1], of: content.content, width: width)?.margin.bottom ?? 0
  }
}
