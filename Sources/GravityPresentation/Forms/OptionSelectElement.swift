import GravityActions

/// `option-select`: a row of five stars, the one kind of choice that is drawn.
struct OptionSelectElement: InputElement {
  private static let stars = 1...5

  let wireName = "option-select"

  func isKnown(under policy: PresentationPolicy) -> Bool { policy.actions.hasForms }

  func attribute(of element: Element) throws(ElementFault) -> String {
    do throws(ParameterFault) {
      let fields = FieldReader(element.members)
      let attribute = try fields.text("attributeName")
      let format = try fields.text("displayFormat")
      guard format == "rating" else {
        throw fields.fault("displayFormat", "is “\(format)”; only `rating` is drawn")
      }
      if fields.has("selectMode") {
        let mode = try fields.text("selectMode")
        guard mode == "single" else {
          throw fields.fault("selectMode", "is “\(mode)”; only `single` is drawn")
        }
      }
      _ = try fields.flag("required")
      try Self.checkOptions(fields)
      return attribute
    } catch {
      throw ElementFault(error)
    }
  }

  private static func checkOptions(_ fields: FieldReader) throws(ParameterFault) {
    let options = try fields.list("options")
    for (place, option) in options.enumerated() {
      let value = try FieldReader(option, at: "\(fields.name(of: "options")).\(place)").integer("value")
      guard stars.contains(value), value == place + 1 else {
        throw fields.fault(
          "options.\(place).value", "is \(value); the options must be exactly 1 to 5 in order")
      }
    }
    guard options.count == stars.count else {
      throw fields.fault("options", "has \(options.count); the options must be exactly 1 to 5 in order")
    }
  }

  func problem(of value: InputValue?, in element: Element) -> InputProblem? {
    element.problemOfEmptiness(value)
  }

  func value(of words: String, in element: Element) throws(InputRefusal) -> InputValue? {
    guard let number = Int(words), Self.stars.contains(number) else {
      throw InputRefusal(
        reason: "“\(words)” is not one of its options",
        possible: "its options are " + Self.stars.map(String.init).joined(separator: ", "))
    }
    return .number(Double(number))
  }
}
