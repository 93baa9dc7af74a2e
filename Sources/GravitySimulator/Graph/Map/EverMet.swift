import GravityActions
import GravityPresentation

/// A condition that holds as if the user had put in what it asks for: a map shows what can ever be drawn.
struct EverMet: ElementCondition {
  let condition: any ElementCondition

  func isKnown(under policy: PresentationPolicy) -> Bool { condition.isKnown(under: policy) }

  func isMet(by answers: Answers, for element: Element) throws(ElementFault) -> Bool? {
    try condition.isMet(by: answers, for: element) == nil ? nil : true
  }
}

extension InputRegistry {
  /// The same inputs and conditions, where each condition holds that can be read.
  func everMet() throws(ElementNameTaken) -> InputRegistry {
    var registry = InputRegistry()
    for element in elements { try registry.register(element) }
    for condition in conditions { registry.register(EverMet(condition: condition)) }
    return registry
  }
}
