/// A system that an explorer can try out: where it starts, what can happen, and what comes of it.
///
/// Each worker has a model of its own, so that a model can keep buffers, and needs no locks. Everything it
/// answers depends on its arguments alone: the explorer asks in another order with every number of workers.
public protocol ExplorableModel {
  /// Everything that decides what can happen next.
  associatedtype State: Sendable
  /// One thing that can happen in some state.
  associatedtype Event: Hashable & Sendable

  /// How many kinds of events there are, at most 64.
  var kindCount: Int { get }

  /// How many different marks the model can set; they are numbered from 0.
  var markCount: Int { get }

  mutating func initialState() -> State

  /// From now on the model is one of an exploration's workers, until whose end it is asked for nothing else.
  ///
  /// A worker goes through a level in the order of its states. So of the marks that a model has set once, none needs
  /// to be set again by what is known to be the same step.
  mutating func startWorking()

  /// Appends what can happen in a state, always in the same order.
  mutating func appendEvents(in state: State, to events: inout [Event])

  /// Lets an event happen, which is one of those that the same model named in this state.
  ///
  /// - Parameter marks: What the step shows to whoever explores: a fault, something that was reached. What a
  ///   state alone shows is told here too, with every step that leads to it.
  mutating func apply(_ event: Event, to state: inout State, marks: inout [Int])

  /// Two states are one where their keys are. A key is exact or a fingerprint, as ``keysAreExact`` says.
  func key(of state: State) -> UInt64

  /// Whether different states always have different keys.
  var keysAreExact: Bool { get }

  func kind(of event: Event) -> Int

  /// Whether the mark is a fault, for which the path with the fewest kinds of events is wanted.
  func isFault(mark: Int) -> Bool
}

extension ExplorableModel {
  @inlinable
  public mutating func startWorking() {}
}
