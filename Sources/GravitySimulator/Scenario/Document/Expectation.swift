import GravityPresentation

/// What a scenario expects: one case for each expectation of the format.
public enum Expectation: Hashable, Sendable {
  case state(StateExpectation)
  /// `expect within 2s STATE`.
  case within(Milliseconds, StateExpectation)
  case callbacks(StreamExpectation<CallbackPattern>)
  case urls(StreamExpectation<String>)
  /// `expect opened settings`.
  case opened(StreamExpectation<String>)
  case log(StreamExpectation<String>)
  case lockListener(StreamExpectation<Bool>)
  case quirks(StreamExpectation<String>)
  /// The ids of misuses of the SDK.
  case usage(StreamExpectation<String>)
  /// Left to `run --accept`.
  case unwritten(UnwrittenExpectation)
  /// The oldest request of the endpoint that no expectation has claimed, by a JSON object; nil for `expect no request`.
  case request(RequestEndpoint, Located<String>?)
}
