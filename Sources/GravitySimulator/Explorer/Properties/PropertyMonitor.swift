import GravityPresentation

/// Watches a run event by event and tells which properties do not hold.
struct PropertyMonitor: Sendable {
  var memory = PropertyMemory()
  /// What was found since somebody took it.
  var breaks: [PropertyBreak] = []

  /// - Parameters:
  ///   - event: What the machine was told.
  ///   - effects: What it answered; the world has performed it.
  ///   - host: The screens as the machine saw them.
  ///   - world: The world afterwards.
  mutating func observe(_ event: Event, _ effects: [Effect], in host: HostSnapshot, of world: SimulatedWorld)
  {
  }
}
