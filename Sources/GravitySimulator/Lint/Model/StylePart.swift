import GravityPresentation

/// What SDKs read of a style, part by part; what is of another type is dropped (N5).
enum StylePart {
  case number, wholeNumber, weight, word
  case style, size, sides, textStyle, rating

  var parts: [String: StylePart] {
    switch self {
    case .number, .wholeNumber, .weight, .word, .rating: [:]
    case .style: Self.partsOfStyle
    case .size: Self.partsOfSize
    case .sides: Self.partsOfSides
    case .textStyle: Self.partsOfTextStyle
    }
  }

  // Colours are the business of rules of their own.
  private static let partsOfStyle: [String: StylePart] = [
    "fontSize": .number, "fontWeight": .weight, "cornerRadius": .number, "size": .size, "margin": .sides,
    "padding": .sides, "contentAlignment": .word, "layoutWidth": .word, "fit": .word,
    "productContainerType": .word, "gridColumns": .wholeNumber, "textStyle": .textStyle, "rating": .rating,
  ]
  private static let partsOfSize: [String: StylePart] = ["width": .number, "height": .number]
  private static let partsOfSides: [String: StylePart] = [
    "top": .number, "left": .number, "bottom": .number, "right": .number,
  ]
  private static let partsOfTextStyle: [String: StylePart] = ["fontSize": .number, "fontWeight": .weight]

  func reads(_ node: JSONNode, under policy: DecodingPolicy) -> Bool {
    switch self {
    case .number: Self.number(node, policy) != nil
    case .wholeNumber: Self.number(node, policy).flatMap { Int(exactly: $0) } != nil
    case .weight: node.kind == .string || node.kind == .number && node.wholeNumberProblem == nil
    case .word: node.kind == .string
    case .style, .size, .sides, .textStyle, .rating: node.kind == .object
    }
  }

  private static func number(_ node: JSONNode, _ policy: DecodingPolicy) -> Double? {
    if let text = node.string {
      return LenientNumber.number(spelledBy: text, acceptsPixelSuffix: policy.acceptsPixelSuffix)
    }
    return node.double.flatMap { $0.isFinite ? $0 : nil }
  }

  var noun: String {
    switch self {
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .weight: "a whole number or a word"
    case .word: "a word"
    case .style, .size, .sides, .textStyle, .rating: "an object"
    }
  }

  var example: String {
    switch self {
    case .number: ", such as 16 or \"16\""
    case .wholeNumber: ", such as 2"
    case .weight: ", such as 600 or \"bold\""
    case .size: ", such as {\"height\": 48}"
    case .sides: ", such as {\"top\": 16, \"bottom\": 16}"
    case .word, .style, .textStyle, .rating: ""
    }
  }
}
