import GravityPresentation

/// Cards of products in columns of a terminal.
struct TextCards {
  private let slots: [Slot]
  private let products: PhoneProducts
  private let columns: Int
  private let width: Int

  init(_ content: Content, _ products: PhoneProducts, _ columns: Int, width: Int) {
    slots = content.products?.slots ?? []
    self.products = products
    // A card has room for a few letters.
    self.columns = max(1, min(products.isGrid ? columns : width / 16, width / 8))
    self.width = width
  }

  var rows: [String] {
    let side = (width - (columns - 1)) / columns
    let most = products.isGrid ? PhoneBounds.cards : columns
    let shown = Array(slots.prefix(most))
    var rows: [String] = []
    for start in stride(from: 0, to: shown.count, by: columns) {
      let line = shown[start..<min(start + columns, shown.count)]
      let cards = line.enumerated().map { card($0.element, start + $0.offset, side) }
      for row in 0..<(cards.map(\.count).max() ?? 0) {
        rows.append(
          cards.map { row < $0.count ? $0[row] : String(repeating: " ", count: side) }.joined(separator: " "))
      }
    }
    if slots.count > shown.count {
      rows.append(TextRow.aligned("… \(slots.count - shown.count) more", .center, width))
    }
    return rows
  }

  private func card(_ slot: Slot, _ place: Int, _ side: Int) -> [String] {
    let fields = ProductFields(slot: slot, place: place)
    let texts = products.cells == .empty ? ["", ""] : [fields.name, fields.price ?? ""]
    let rows = texts.map { TextRow.cut(TerminalText.sanitized(PhoneWording.cut($0)), side - 4) }
    return TextFrame.round.around(rows, nil, side)
  }
}
