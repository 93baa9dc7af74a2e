/// The streams that an expectation can look at in order; the raw value is the format's word.
public enum ExpectedStream: String, Hashable, Sendable, CaseIterable {
  case callbacks
  case urls
  case opened
  case log
  case lockListener
  case quirks
  case usage
}
