import GravityPresentation

/// What SDKs read of a style, part by part; what is of another type is dropped (N5).
enum StylePart {
  case number, wholeNumber, weight, word
  case style, size, sides, textStyle, rating

  /// What is read of an object; nil for what has no parts.
  private var parts: Parts? {
    switch self {
    case .number, .wholeNumber, .weight, .word, .rating: nil
    case .style: Self.partsOfStyle
    case .size: Self.partsOfSize
    case .sides: Self.partsOfSides
    case .textStyle: Self.partsOfTextStyle
    }
  }

  private struct Parts {
    let keys: MemberNames
    let parts: [StylePart]

    init(_ parts: KeyValuePairs<String, StylePart>) {
      keys = MemberNames(parts.map(\.key))
      self.parts = parts.map(\.value)
    }
  }

  // Colours are the business of rules of their own.
  private static let partsOfStyle = Parts([
    "fontSize": .number, "fontWeight": .weight, "cornerRadius": .number, "size": .size, "margin": .sides,
    "padding": .sides, "contentAlignment": .word, "layoutWidth": .word, "fit": .word,
    "productContainerType": .word, "gridColumns": .wholeNumber, "textStyle": .textStyle, "rating": .rating,
  ])
  private static let partsOfSize = Parts(["width": .number, "height": .number])
  private static let partsOfSides = Parts([
    "top": .number, "left": .number, "bottom": .number, "right": .number,
  ])
  private static let partsOfTextStyle = Parts(["fontSize": .number, "fontWeight": .weight])

  /// What is read of a member of an object of this kind; nil where it is not read.
  func part(of member: JSONNode) -> StylePart? {
    guard let parts else { return nil }
    return member.tree.place(ofKeyOf: member.number, among: parts.keys).map { parts.parts[$0] }
  }

  func reads(_ node: JSONNode, under policy: DecodingPolicy) -> Bool {
    switch self {
    case .number: node.dimension(under: policy) != nil
    case .wholeNumber: node.dimension(under: policy).flatMap { Int(exactly: $0) } != nil
    case .weight: node.kind == .string || node.kind == .number && node.wholeNumberProblem == nil
    case .word: node.kind == .string
    case .style, .size, .sides, .textStyle, .rating: node.kind == .object
    }
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
