/// Why a user cannot give a value.
public struct InputRefusal: Error, Hashable, Sendable {
  /// What is wrong, and what could be given.
  public let reason: String
  public let possible: String?

  public init(reason: String, possible: String? = nil) {
    self.reason = reason
    self.possible = possible
  }
}
