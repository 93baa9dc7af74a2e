import GravityActions

/// A kind of element that takes a value from the user: the plug-in point for elements beyond D11's own.
public protocol InputElement: Sendable {
  /// The element's `type`, as the server writes it.
  var wireName: String { get }

  /// Whether the profile's SDK has the kind; elsewhere it is an unknown element.
  func isKnown(under policy: PresentationPolicy) -> Bool

  /// Whether its value is typed; else it is chosen.
  var isTyped: Bool { get }

  /// The attribute by which its value goes.
  ///
  /// - Throws: What is wrong with the element, which then is not drawn.
  func attribute(of element: Element) throws(ElementFault) -> String

  /// Why the value does not do; nil where it does.
  func problem(of value: InputValue?, in element: Element) -> InputProblem?

  /// The value that a user gives with these words; nil for none.
  ///
  /// - Throws: Why a user cannot give it.
  func value(of words: String, in element: Element) throws(InputRefusal) -> InputValue?
}

extension InputElement {
  public var isTyped: Bool { false }
}
