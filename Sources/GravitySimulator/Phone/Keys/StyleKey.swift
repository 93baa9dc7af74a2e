/// Every key of a style that an SDK reads (N5); the raw value is its path below `style`.
enum StyleKey: String, CaseIterable, Hashable, Sendable {
  case backgroundColor
  case pressColor
  case outlineColor
  case cornerRadius
  case width = "size.width"
  case height = "size.height"
  case layoutWidth
  case margin
  case padding
  case contentAlignment
  case textColor
  case fontSize
  case fontWeight
  case innerColor = "textStyle.color"
  case innerSize = "textStyle.fontSize"
  case innerWeight = "textStyle.fontWeight"
  case fit
  case productContainerType
  case gridColumns
  case selectedColor = "rating.selectedColor"
  case unselectedColor = "rating.unselectedColor"
}
