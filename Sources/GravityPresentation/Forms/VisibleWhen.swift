import GravityActions

/// `visibleWhen`: an element that is drawn only while a condition holds of the answers.
struct VisibleWhen: ElementCondition {
  private static let key = "visibleWhen"

  func isKnown(under policy: PresentationPolicy) -> Bool { policy.actions.hasForms }

  func isMet(by answers: Answers, for element: Element) throws(ElementFault) -> Bool? {
    guard let value = FieldReader(element.members)[Self.key] else { return nil }
    do throws(ParameterFault) {
      return try FormCondition(reading: value, at: Self.key).holds(for: answers)
    } catch {
      throw ElementFault(error)
    }
  }
}
