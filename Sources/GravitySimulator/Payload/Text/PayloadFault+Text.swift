import GravityPresentation

extension PayloadFault {
  /// Where in the response the fault is, such as `data[0].payload[0].contents[1].contentId`.
  public var pathText: String { PathText.text(of: fault.path) }

  /// What is wrong and where, in one line.
  public var sentence: String { "\(place) \(fault.sentence)" }
}

extension DecodingFault {
  /// What is wrong, without a place in a text.
  public var sentence: String {
    let subject = path.isEmpty ? "the response" : PathText.text(of: path)
    return "\(subject) \(problem.predicate)"
  }
}

extension DecodingFault.Problem {
  var predicate: String {
    switch self {
    case .missing: "is missing"
    case .isNull: "is null"
    case .wrongType(let expected, let found): "must be \(expected.noun), but is \(found.noun)"
    case .hasFraction: "must be a whole number, but has a fraction"
    case .numberOutOfRange: "is a number beyond what can be stored"
    case .unreadable: "cannot be read"
    }
  }
}

extension JSONKind {
  var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
