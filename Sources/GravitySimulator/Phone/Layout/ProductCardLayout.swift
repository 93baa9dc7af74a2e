import GravityActions
import GravityPresentation

/// Lays out one product's card: what an app's builder makes of it is not known, so all look alike.
struct ProductCardLayout {
  let slot: Slot
  let place: Int
  let width: Double
  let cells: PhoneProducts.Cells

  var box: PhoneBox {
    cells == .empty ? emptyCell : card
  }

  private var emptyCell: PhoneBox {
    var box = PhoneBox("cell", PhoneRect(0, 0, width, 120), radius: 12)
    box.stroke = .faint
    box.isDashed = true
    box.label = "an empty cell"
    return box
  }

  private var card: PhoneBox {
    var box = PhoneBox("card", PhoneRect(0, 0, width, 0), fill: .paper, radius: 12)
    box.stroke = .line
    let side = max(0, width - 16)
    var image = PhoneBox("picture", PhoneRect(8, 8, side, min(side, 112)), fill: .ground, radius: 8)
    let size = min(24, side * 0.5)
    image.glyphs = [
      PhoneGlyph(
        shape: .bag, frame: PhoneRect(8 + (side - size) / 2, image.frame.midY - size / 2, size, size),
        ink: .faint)
    ]
    box.children = [image]
    var y = image.frame.maxY + 6
    let name = PhoneFont(13, weight: 500)
    let fields = ProductFields(slot: slot, place: place)
    let wrap = TextWrap(DrawnText.safe(fields.name), limit: side, most: 2, width: name.width)
    box.write(wrap.lines, name, .ink, .start, in: PhoneRect(8, y, side, 0))
    // Cards of one row are of one height.
    y += name.lineHeight * 2 + 2
    let price = PhoneFont(13, weight: 600)
    if let text = fields.price {
      let line = TextWrap.oneLine(DrawnText.line(text), limit: side, width: price.width)
      box.write([line], price, .ink, .start, in: PhoneRect(8, y, side, 0))
      let used = price.width(of: line) + 6
      let old = PhoneFont(11)
      if let before = fields.oldPrice {
        let line = TextWrap.oneLine(DrawnText.line(before), limit: side - used, width: old.width)
        if line != "…" {
          box.write([line], old, .quiet, .start, in: PhoneRect(8 + used, y + 1, side, 0))
        }
      }
    }
    box.frame.height = y + price.lineHeight + 8
    box.label = "product \(place)"
    return box
  }
}
