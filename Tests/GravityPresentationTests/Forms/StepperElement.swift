import GravityActions
import GravityPresentation

/// An input of an app's own: a whole number that is counted up and down.
struct StepperElement: InputElement {
  let wireName = "stepper"

  func isKnown(under policy: PresentationPolicy) -> Bool { true }

  func attribute(of element: Element) throws(ElementFault) -> String {
    guard case .string(let name) = element.members.first(where: { $0.key == "name" })?.value else {
      throw ElementFault(key: "name", problem: "is missing")
    }
    return name
  }

  func problem(of value: InputValue?, in element: Element) -> InputProblem? {
    value == nil ? .isRequired : nil
  }

  func value(of words: String, in element: Element) throws(InputRefusal) -> InputValue? {
    guard let number = Int(words) else { throw InputRefusal(reason: "no whole number") }
    return .number(Double(number))
  }
}
