import GravityPresentation

/// What must be so through a whole run, whichever statements it has.
public enum ScenarioProperty: Hashable, Sendable {
  case never(StateExpectation)
  case always(StateExpectation)
  /// Whenever the first state comes to hold, the second holds then or no later than so long after.
  case within(Milliseconds, of: StateExpectation, StateExpectation)
}
