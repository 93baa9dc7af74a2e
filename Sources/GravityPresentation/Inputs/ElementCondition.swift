import GravityActions

/// Something that decides by the answers so far whether an element is drawn: a plug-in point.
public protocol ElementCondition: Sendable {
  func isKnown(under policy: PresentationPolicy) -> Bool

  /// Whether the element may be drawn; nil for an element without such a condition.
  ///
  /// - Throws: What is wrong with the condition; the element then is not drawn.
  func isMet(by answers: Answers, for element: Element) throws(ElementFault) -> Bool?
}
