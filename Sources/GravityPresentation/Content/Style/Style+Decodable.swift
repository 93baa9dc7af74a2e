extension Style: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case backgroundColor, pressColor, outlineColor, textColor, fontSize, fontWeight, cornerRadius
    case size, margin, padding, contentAlignment, layoutWidth, fit, productContainerType, gridColumns
    case textStyle, rating
    case textcolor
  }

  /// Drops every part that cannot be read (N5).
  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init()
    backgroundColor = container.lenient(.backgroundColor)
    pressColor = container.lenient(.pressColor)
    outlineColor = container.lenient(.outlineColor)
    textColor = container.lenient(.textColor) ?? container.lenient(.textcolor)
    fontSize = container.lenient(.fontSize, as: LenientNumber.self)?.value
    fontWeight = container.lenient(.fontWeight, as: FontWeight.self)?.text
    cornerRadius = container.lenient(.cornerRadius, as: LenientNumber.self)?.value
    size = container.lenient(.size)
    margin = container.lenient(.margin)
    padding = container.lenient(.padding)
    contentAlignment = container.lenient(.contentAlignment)
    layoutWidth = container.lenient(.layoutWidth)
    fit = container.lenient(.fit)
    productContainerType = container.lenient(.productContainerType)
    gridColumns = container.lenient(.gridColumns, as: LenientNumber.self)?.whole
    textStyle = container.lenient(.textStyle)
    rating = container.lenient(.rating)
  }
}
