/// The kinds of input and of condition that an environment knows, in the order in which they are asked.
public struct InputRegistry: Sendable {
  public private(set) var elements: [any InputElement]
  public private(set) var conditions: [any ElementCondition]

  /// Knows no kind at all.
  public init() {
    self.init(elements: [], conditions: [])
  }

  init(elements: [any InputElement], conditions: [any ElementCondition]) {
    self.elements = elements
    self.conditions = conditions
  }

  /// Adds a kind of input.
  ///
  /// - Throws: `ElementNameTaken` where a kind has its wire name already.
  public mutating func register(_ element: some InputElement) throws(ElementNameTaken) {
    guard !elements.contains(where: { $0.wireName == element.wireName }) else {
      throw ElementNameTaken(wireName: element.wireName)
    }
    elements.append(element)
  }

  public mutating func register(_ condition: some ElementCondition) { conditions.append(condition) }

  /// The kind that the element's type means under the policy; nil for none of these.
  func kind(of element: Element, under policy: PresentationPolicy) -> (any InputElement)? {
    elements.first { $0.wireName == element.type && $0.isKnown(under: policy) }
  }
}
