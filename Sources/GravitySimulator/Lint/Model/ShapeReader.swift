import GravityPresentation

/// Reads a response as the SDKs' decoders do, and finds everything that stops them.
struct ShapeReader {
  private(set) var faults: [ShapeFault] = []

  /// What keeps the response from decoding, in no particular order.
  static func faults(in root: JSONNode, under policy: DecodingPolicy) -> [ShapeFault] {
    var reader = ShapeReader()
    let hasCandidates = root.member("campaigns") != nil
    reader.read(root, .response(hasCandidates: hasCandidates, under: policy), called: .response)
    return reader.faults
  }

  private init() {}

  private mutating func read(_ node: JSONNode, _ shape: PayloadShape, called subject: ShapeSubject) {
    switch (shape, node.kind) {
    case (.text, .string), (.boolean, .boolean): break
    case (.wholeNumber, .number):
      if let problem = node.wholeNumberProblem { add(node, subject, problem) }
    case (.list(let element), .array):
      for child in node.children { read(child, element, called: subject.entry) }
    case (.object(let members), .object): read(members, of: node, called: subject)
    case (.openObject, .object): readAnything(node)
    case (.text, let kind): add(node, subject, Self.mismatch(.string, kind))
    case (.wholeNumber, let kind): add(node, subject, Self.mismatch(.integer, kind))
    case (.boolean, let kind): add(node, subject, Self.mismatch(.boolean, kind))
    case (.list, let kind): add(node, subject, Self.mismatch(.array, kind))
    case (.object, let kind), (.openObject, let kind): add(node, subject, Self.mismatch(.object, kind))
    }
  }

  private mutating func read(
    _ members: [PayloadShape.Member], of node: JSONNode, called subject: ShapeSubject
  ) {
    for member in members {
      guard let value = node.member(member.key) else {
        if member.isRequired { add(node, subject, .missing, lacking: member) }
        continue
      }
      if !value.isNull {
        read(value, member.shape, called: .member(member.key))
      } else if member.isRequired {
        add(value, subject, .isNull, lacking: member)
      }
    }
  }

  /// Of a value of any shape only numbers can be beyond reading.
  private mutating func readAnything(_ node: JSONNode) {
    for child in node.children {
      switch child.kind {
      case .number: if !child.isStorableNumber { add(child, .numberInItem, .numberOutOfRange) }
      case .object, .array: readAnything(child)
      case .null, .boolean, .string: break
      }
    }
  }

  private mutating func add(
    _ node: JSONNode, _ subject: ShapeSubject, _ problem: DecodingFault.Problem,
    lacking: PayloadShape.Member? = nil
  ) {
    faults.append(ShapeFault(node: node, subject: subject.text, lacking: lacking, problem: problem))
  }

  private static func mismatch(_ expected: JSONKind, _ found: JSONNode.Kind) -> DecodingFault.Problem {
    switch found {
    case .null: .isNull
    case .boolean: .wrongType(expected: expected, found: .boolean)
    case .number: .wrongType(expected: expected, found: .number)
    case .string: .wrongType(expected: expected, found: .string)
    case .array: .wrongType(expected: expected, found: .array)
    case .object: .wrongType(expected: expected, found: .object)
    }
  }
}
