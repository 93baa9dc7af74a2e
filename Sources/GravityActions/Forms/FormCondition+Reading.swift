extension FormCondition {
  /// Reads a leaf or a group.
  ///
  /// - Throws: The key that is at fault, below `path`.
  package init(reading value: JSONValue, at path: String) throws(ParameterFault) {
    let fields = try FieldReader(value, at: path)
    switch (fields.has("all"), fields.has("any")) {
    case (true, true): throw fields.fault("any", "stands beside `all`; a group has one of the two")
    case (true, false): self = .all(try Self.group("all", fields))
    case (false, true): self = .any(try Self.group("any", fields))
    case (false, false): self = try Self.leaf(fields)
    }
  }

  private static func group(
    _ key: String, _ fields: FieldReader
  ) throws(ParameterFault) -> [FormCondition] {
    for own in ["attributeName", "operator", "value"] where fields.has(own) {
      throw fields.fault(own, "stands beside `\(key)`; a condition is a comparison or a group")
    }
    let items = try fields.list(key)
    if items.isEmpty { throw fields.fault(key, "is an empty list; it needs a condition at least") }
    var conditions: [FormCondition] = []
    for (place, item) in items.enumerated() {
      conditions.append(try FormCondition(reading: item, at: "\(fields.name(of: key)).\(place)"))
    }
    return conditions
  }

  private static func leaf(_ fields: FieldReader) throws(ParameterFault) -> FormCondition {
    let attribute = try fields.text("attributeName")
    let word = try fields.text("operator")
    guard let comparison = ConditionOperator(rawValue: word) else {
      let known = ConditionOperator.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.fault("operator", "is “\(word)”, no operator: they are \(known)")
    }
    guard comparison.needsValue else { return .leaf(attribute: attribute, comparison, operand: nil) }
    return .leaf(attribute: attribute, comparison, operand: try operand(fields))
  }

  private static func operand(_ fields: FieldReader) throws(ParameterFault) -> InputValue {
    switch try fields.required("value") {
    case .integer(let number): .number(Double(number))
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .null, .boolean, .array, .object: throw fields.fault("value", "is neither a number nor a text")
    }
  }
}
