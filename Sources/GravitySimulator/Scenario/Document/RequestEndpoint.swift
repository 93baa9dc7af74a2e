/// The endpoints whose requests an expectation can look at; the raw value is the format's word.
public enum RequestEndpoint: String, Hashable, Sendable, CaseIterable {
  case visit
  case event
  case choose
}
