import GravityPresentation

/// The properties that hold of every run, whatever its script (docs/PROPERTIES.md).
extension SimulatedWorld {
  /// From now on the world keeps which properties do not hold; to be called before the first step.
  public mutating func watchProperties() {
    monitor = PropertyMonitor(keepsTimes: true)
  }

  /// The property has held so far; a break that is a known quirk counts as one.
  ///
  /// - Throws: `WorldError.impossible` where nobody watches.
  public func expectProperty(_ property: PropertyID) throws {
    guard monitor != nil else {
      throw WorldError.impossible("no properties are watched", possible: "`watchProperties()` at the start")
    }
    try expect(.property(property))
  }

  /// Looks at what can only be told once everything due has happened.
  mutating func concludeProperties() {
    guard var monitor else { return }
    self.monitor = nil
    monitor.concludeStep(of: self)
    self.monitor = monitor
  }

  /// Where nobody watches, as in comparisons, nothing is known to be broken.
  func holds(_ property: PropertyID) -> Bool {
    monitor?.firstBreak(of: property) == nil
  }

  /// What an expectation of the property reports.
  func difference(from property: PropertyID) -> Mismatch {
    let first = monitor?.firstBreak(of: property)
    return Mismatch(
      "property differs",
      actual: PropertyWording.broken(property, at: first?.time ?? now),
      because: PropertyWording.reasons(property, first?.found.quirk))
  }
}
