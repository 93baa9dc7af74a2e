import GravityPresentation

/// What a style says by each key.
extension StyleKey {
  func isPresent(in style: Style) -> Bool {
    switch self {
    case .backgroundColor: style.backgroundColor != nil
    case .pressColor: style.pressColor != nil
    case .outlineColor: style.outlineColor != nil
    case .cornerRadius: style.cornerRadius != nil
    case .width: style.size?.width != nil
    case .height: style.size?.height != nil
    case .layoutWidth: style.layoutWidth != nil
    case .margin: style.margin != nil
    case .padding: style.padding != nil
    case .contentAlignment: style.contentAlignment != nil
    case .textColor: style.textColor != nil
    case .fontSize: style.fontSize != nil
    case .fontWeight: style.fontWeight != nil
    case .innerColor: style.textStyle?.color != nil
    case .innerSize: style.textStyle?.fontSize != nil
    case .innerWeight: style.textStyle?.fontWeight != nil
    case .fit: style.fit != nil
    case .productContainerType: style.productContainerType != nil
    case .gridColumns: style.gridColumns != nil
    case .selectedColor: style.rating?.selectedColor != nil
    case .unselectedColor: style.rating?.unselectedColor != nil
    }
  }

  /// The value of a style where it is a word or a colour that pictures make nothing of; nil where all is well.
  func unusableValue(in style: Style) -> String? {
    func unless(_ isKnown: (String) -> Bool, _ value: String?) -> String? {
      value.flatMap { isKnown($0) ? nil : $0 }
    }
    func color(_ value: String?) -> String? { unless({ PhoneInk(written: $0) != nil }, value) }
    func weight(_ value: String?) -> String? { unless({ PhoneWeight.number($0) != nil }, value) }
    return switch self {
    case .backgroundColor: color(style.backgroundColor)
    case .pressColor: color(style.pressColor)
    case .outlineColor: color(style.outlineColor)
    case .textColor: color(style.textColor)
    case .innerColor: color(style.textStyle?.color)
    case .selectedColor: color(style.rating?.selectedColor)
    case .unselectedColor: color(style.rating?.unselectedColor)
    case .fontWeight: weight(style.fontWeight)
    case .innerWeight: weight(style.textStyle?.fontWeight)
    case .layoutWidth: unless({ PhoneLayoutWidth.wraps($0) != nil }, style.layoutWidth)
    case .contentAlignment: unless({ PhoneAlignment(written: $0) != nil }, style.contentAlignment)
    case .fit: unless({ PhoneFit(written: $0) != nil }, style.fit)
    case .productContainerType: unless({ $0 == "row" || $0 == "grid" }, style.productContainerType)
    case .cornerRadius, .width, .height, .margin, .padding, .fontSize, .innerSize, .gridColumns: nil
    }
  }
}
