extension Style: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case backgroundColor, pressColor, outlineColor, textColor, fontSize, fontWeight, cornerRadius
    case size, margin, padding, contentAlignment, layoutWidth, fit, productContainerType, gridColumns
    case textStyle, rating
    case textcolor
  }

  /// Drops every part that cannot be read (N5).
  public init(from decoder: any Decoder) throws {
    var reader = try LenientReader(decoder, keyedBy: Key.self)
    self.init()
    backgroundColor = reader.read(.backgroundColor)
    pressColor = reader.read(.pressColor)
    outlineColor = reader.read(.outlineColor)
    textColor = reader.read(.textColor) ?? reader.read(.textcolor)
    fontSize = reader.read(.fontSize, as: LenientNumber.self)?.value
    fontWeight = reader.read(.fontWeight, as: FontWeight.self)?.text
    cornerRadius = reader.read(.cornerRadius, as: LenientNumber.self)?.value
    size = reader.read(.size)
    margin = reader.read(.margin)
    padding = reader.read(.padding)
    contentAlignment = reader.read(.contentAlignment)
    layoutWidth = reader.read(.layoutWidth)
    fit = reader.read(.fit)
    productContainerType = reader.read(.productContainerType)
    let columns = reader.read(.gridColumns, as: LenientNumber.self)
    gridColumns = columns?.whole
    if columns != nil, gridColumns == nil { reader.drop(.gridColumns) }
    textStyle = reader.read(.textStyle)
    rating = reader.read(.rating)
    reader.add(size?.unread, of: .size)
    reader.add(margin?.unread, of: .margin)
    reader.add(padding?.unread, of: .padding)
    reader.add(textStyle?.unread, of: .textStyle)
    reader.add(rating?.unread, of: .rating)
    unread = reader.unread.sorted()
  }
}
