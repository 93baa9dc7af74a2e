extension ScenarioDocument {
  /// Whether something is expected of the properties that hold of every run.
  var asksForProperties: Bool {
    statements.contains { $0.asksForProperty } || properties.contains { $0.value.asksForProperty }
  }
}

extension Statement {
  fileprivate var asksForProperty: Bool {
    switch kind {
    case .expectation(.state(.property)), .expectation(.within(_, .property)): true
    case .expectation, .step: false
    }
  }
}

extension ScenarioProperty {
  fileprivate var asksForProperty: Bool {
    switch self {
    case .never(.property), .always(.property), .within(_, of: .property, _), .within(_, of: _, .property):
      true
    case .never, .always, .within: false
    }
  }
}
