/// A scenario that breaks a property, in as few events as possible.
public struct Counterexample: Hashable, Sendable {
  public let subject: CounterexampleSubject
  /// How many events the explorer needed.
  public let length: Int
  /// `one-close.scenario`
  public let fileName: String
  public let text: String
}
