import GravityActions

/// `text-input`: a field for a text of limited length. Lengths count characters as the user sees them.
struct TextInputElement: InputElement {
  let wireName = "text-input"
  let isTyped = true

  func isKnown(under policy: PresentationPolicy) -> Bool { policy.actions.hasForms }

  func attribute(of element: Element) throws(ElementFault) -> String {
    do throws(ParameterFault) {
      let fields = FieldReader(element.members)
      let attribute = try fields.text("attributeName")
      let (shortest, longest) = try Self.lengths(fields)
      if let longest, longest <= 0 { throw fields.fault("maxLength", "is \(longest); it must be above 0") }
      if shortest < 0 { throw fields.fault("minLength", "is \(shortest); it must not be below 0") }
      if let longest, shortest > longest {
        throw fields.fault("minLength", "is \(shortest), above `maxLength`, which is \(longest)")
      }
      _ = try fields.flag("required")
      return attribute
    } catch {
      throw ElementFault(error)
    }
  }

  /// What is absent sets no limit.
  private static func lengths(
    _ fields: FieldReader
  ) throws(ParameterFault) -> (shortest: Int, longest: Int?) {
    (
      fields.has("minLength") ? try fields.integer("minLength") : 0,
      fields.has("maxLength") ? try fields.integer("maxLength") : nil
    )
  }

  /// Of an element that is drawn; for any other there are no limits to know.
  private func limits(of element: Element) -> (shortest: Int, longest: Int?) {
    do throws(ParameterFault) {
      return try Self.lengths(FieldReader(element.members))
    } catch {
      return (0, nil)
    }
  }

  func problem(of value: InputValue?, in element: Element) -> InputProblem? {
    if let problem = element.problemOfEmptiness(value) { return problem }
    // An empty text that is not required is no text at all, however long one would have to be.
    guard let value, !value.isEmpty else { return nil }
    let shortest = limits(of: element).shortest
    return value.text.count < shortest ? .tooShort(minimum: shortest) : nil
  }

  func value(of words: String, in element: Element) throws(InputRefusal) -> InputValue? {
    if words.isEmpty { return nil }
    if let longest = limits(of: element).longest, words.count > longest {
      throw InputRefusal(
        reason: "the text has \(words.count) characters", possible: "it takes \(longest) at most")
    }
    return .text(words)
  }
}
