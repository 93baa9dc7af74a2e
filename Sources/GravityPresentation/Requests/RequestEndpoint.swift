/// The paths that the SDK sends requests to (N4). Raw values are the words of a scenario.
public enum RequestEndpoint: String, Hashable, Sendable, CaseIterable {
  /// A view was tracked (P1).
  case visit
  /// An event was triggered (P1).
  case event
  /// Content is asked for (P4).
  case choose
}
