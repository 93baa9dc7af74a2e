import GravityPresentation

/// What must be so through a whole run.
extension SimulatedWorld {
  /// From now on the world looks after these properties, as things are and after every event.
  public mutating func watch(_ properties: [ScenarioProperty]) {
    self.properties = properties
    obligations = properties.map { _ in Obligation() }
    brokenProperty = nil
    observeProperties()
  }

  mutating func observeProperties() {
    guard brokenProperty == nil else { return }
    for (number, property) in properties.enumerated() {
      let isBroken: Bool
      switch property {
      case .never(let state): isBroken = holds(state)
      case .always(let state): isBroken = !holds(state)
      case .within(_, let first, let second):
        obligations[number].observe(a: holds(first), b: holds(second), at: now)
        isBroken = false
      }
      guard !isBroken else {
        brokenProperty = BrokenProperty(number: number, time: now, since: nil)
        return
      }
    }
  }

  /// What is owed at this instant had its last chance: nothing more is due.
  mutating func checkDeadlines() {
    guard brokenProperty == nil else { return }
    for (number, property) in properties.enumerated() {
      guard case .within(let limit, _, _) = property,
        let deadline = obligations[number].deadline(limit), deadline <= now
      else { continue }
      brokenProperty = BrokenProperty(number: number, time: now, since: obligations[number].since)
      return
    }
  }

  /// The next instant at which a `within` can break.
  var nextDeadline: Instant? {
    guard brokenProperty == nil else { return nil }
    var next: Instant?
    for (number, property) in properties.enumerated() {
      guard case .within(let limit, _, _) = property,
        let deadline = obligations[number].deadline(limit), deadline > now
      else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }
}
