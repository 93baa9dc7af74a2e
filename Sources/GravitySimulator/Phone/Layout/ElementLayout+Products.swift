import GravityActions
import GravityPresentation

/// Cards of products, in a row that scrolls or in a grid.
extension ElementLayout {
  private static let gap = 12.0

  func products(_ products: PhoneProducts) -> PhoneBox {
    let slots = content.products?.slots ?? []
    let across = Double(products.isGrid ? style.columns ?? 3 : min(slots.count, 8))
    let width = width(across * 132 + max(0, across - 1) * Self.gap)
    let inner = PhoneRect(padding.left, padding.top, max(0, width - padding.width), 0)
    var cards: [PhoneBox] = []
    let shown = Array(slots.prefix(PhoneBounds.cards))
    let columns = Double(style.columns ?? 3)
    let side = products.isGrid ? max(0, (inner.width - Self.gap * (columns - 1)) / columns) : 132
    var bottom = inner.y
    for (place, slot) in shown.enumerated() {
      var card = ProductCardLayout(slot: slot, place: place, width: side, cells: products.cells).box
      if products.isGrid {
        let column = place % (style.columns ?? 3)
        if column == 0, place > 0 { bottom = (cards.map(\.frame.maxY).max() ?? 0) + Self.gap }
        card = card.moved(inner.x + Double(column) * (side + Self.gap), bottom)
      } else {
        card = card.moved(inner.x + Double(place) * (side + Self.gap), inner.y)
        // What begins beyond the edge is reached by scrolling.
        if card.frame.x > inner.maxX { break }
      }
      cards.append(card)
    }
    var box = plain("products", width, (cards.map(\.frame.maxY).max() ?? inner.y) + padding.bottom)
    box.clips = true
    box.children = cards
    box.label = "\(slots.count) products in a \(products.isGrid ? "grid" : "row")"
    if products.isGrid, slots.count > shown.count { note(slots.count - shown.count, below: &box) }
    return box
  }

  private func note(_ rest: Int, below box: inout PhoneBox) {
    let font = PhoneFont(12)
    let area = PhoneRect(0, box.frame.height, box.frame.width, font.lineHeight + 8)
    box.write(["… \(rest) more"], font, .quiet, .center, in: area)
    box.frame.height += area.height
  }
}
