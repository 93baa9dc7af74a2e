import GravityPresentation

/// A style as far as pictures follow it: colours that can be read, and numbers within bounds.
struct PhoneStyle: Hashable, Sendable {
  var fill: PhoneInk?
  var press: PhoneInk?
  var stroke: PhoneInk?
  var textInk: PhoneInk?
  var fontSize: Double?
  var fontWeight: Int?
  var radius: Double?
  var width: Double?
  var height: Double?
  var margin: PhoneInsets?
  var padding: PhoneInsets?
  var alignment: PhoneAlignment?
  /// It is as wide as what is in it; else as there is room.
  var wraps: Bool?
  var fit: PhoneFit?
  var columns: Int?
  var innerInk: PhoneInk?
  var innerSize: Double?
  var innerWeight: Int?
  var selected: PhoneInk?
  var unselected: PhoneInk?

  init(_ style: Style?) {
    guard let style else { return }
    fill = style.backgroundColor.flatMap(PhoneInk.init(written:))
    press = style.pressColor.flatMap(PhoneInk.init(written:))
    stroke = style.outlineColor.flatMap(PhoneInk.init(written:))
    textInk = style.textColor.flatMap(PhoneInk.init(written:))
    fontSize = style.fontSize.map(PhoneBounds.font)
    fontWeight = style.fontWeight.flatMap(PhoneWeight.number)
    radius = style.cornerRadius.map(PhoneBounds.size)
    width = style.size?.width.map(PhoneBounds.size)
    height = style.size?.height.map(PhoneBounds.size)
    margin = style.margin.map { PhoneInsets($0) }
    padding = style.padding.map { PhoneInsets($0) }
    alignment = style.contentAlignment.flatMap(PhoneAlignment.init(written:))
    wraps = style.layoutWidth.flatMap(PhoneLayoutWidth.wraps)
    fit = style.fit.flatMap(PhoneFit.init(written:))
    columns = style.gridColumns.map { min(max($0, 1), 6) }
    innerInk = style.textStyle?.color.flatMap(PhoneInk.init(written:))
    innerSize = style.textStyle?.fontSize.map(PhoneBounds.font)
    innerWeight = style.textStyle?.fontWeight.flatMap(PhoneWeight.number)
    selected = style.rating?.selectedColor.flatMap(PhoneInk.init(written:))
    unselected = style.rating?.unselectedColor.flatMap(PhoneInk.init(written:))
  }
}
