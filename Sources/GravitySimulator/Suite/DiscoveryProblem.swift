/// An operand, or something below it, that cannot be run.
public struct DiscoveryProblem: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Nothing there; `near` is a neighbour with a similar name.
    case missing(near: String?)
    /// A pipe, socket or device.
    case special
    /// A folder without a single file below it that has one of the endings.
    case nothing(endings: [String])
    /// The system refused; in its own words.
    case unreadable(String)
  }

  /// As the user wrote it, or found below what the user wrote.
  public let path: String
  public let reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
