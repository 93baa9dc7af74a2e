import GravityActions
import GravityPresentation

/// A condition of an app's own: an element with `once` is there until the app's action has been sent.
struct OnceCondition: ElementCondition {
  func isKnown(under policy: PresentationPolicy) -> Bool { true }

  func isMet(by answers: Answers, for element: Element) throws(ElementFault) -> Bool? {
    guard element.members.contains(where: { $0.key == "once" }) else { return nil }
    return answers["rated"] == nil
  }
}
