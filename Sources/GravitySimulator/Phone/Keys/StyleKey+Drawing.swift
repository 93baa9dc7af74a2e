/// What pictures make of each key, and where.
extension StyleKey {
  /// The attribute of the SVG that the key decides: nil where it has no say.
  func attribute(on surface: PhoneSurface) -> String? {
    surfaces.contains(surface) ? attribute : nil
  }

  /// The same, whatever it is of.
  var attribute: String {
    switch self {
    case .backgroundColor: "`fill` and `fill-opacity` of the box"
    case .pressColor: "`data-press-color`: nothing is pressed in a still picture"
    case .outlineColor: "`stroke` and `stroke-opacity` of the box"
    case .cornerRadius: "`rx` of the box"
    case .width: "`width` of the box"
    case .height: "`height` of the box"
    case .layoutWidth: "`width` of the box: all there is, or that of what is in it"
    case .margin: "`x` and `y` of the box, and of what is below it"
    case .padding: "`x` and `y` of what is in the box, and its `height`"
    case .contentAlignment: "`text-anchor` of texts, `x` of anything else"
    case .textColor: "`fill` of the text, `stroke` of the cross"
    case .fontSize, .innerSize: "`font-size`, by which the text is wrapped"
    case .fontWeight, .innerWeight: "`font-weight`"
    case .innerColor: "`fill` of the text"
    case .fit: "`width` and `height` of the picture in its frame, and its label"
    case .productContainerType: "`x` and `y` of the cards: side by side, or in rows"
    case .gridColumns: "`width` of the cards of a grid"
    case .selectedColor: "`fill` of the stars up to the chosen one"
    case .unselectedColor: "`fill` of the other stars"
    }
  }

  /// Where it is drawn, in the order of the table's columns.
  var surfaces: [PhoneSurface] {
    let boxes = PhoneSurface.allCases.filter { $0 != .spacer }
    let texts: [PhoneSurface] = [.text, .button, .field]
    return switch self {
    case .backgroundColor, .outlineColor, .cornerRadius: boxes
    case .padding: boxes.filter { $0 != .closeButton }
    case .width: boxes
    case .height, .margin: PhoneSurface.allCases
    case .pressColor: [.button]
    case .layoutWidth: boxes.filter { $0 != .container && $0 != .closeButton }
    case .contentAlignment: [.container, .text, .image, .button, .choice, .field]
    case .textColor: [.closeButton] + texts
    case .fontSize, .fontWeight, .innerColor, .innerSize, .innerWeight: texts
    case .fit: [.image]
    case .productContainerType, .gridColumns: [.products]
    case .selectedColor, .unselectedColor: [.choice]
    }
  }
}
