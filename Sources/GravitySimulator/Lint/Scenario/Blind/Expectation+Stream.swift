extension Expectation {
  /// The stream that the expectation reads to its end.
  var stream: ExpectedStream? {
    switch self {
    case .callbacks, .unwritten(.stream(.callbacks)): .callbacks
    case .urls, .unwritten(.stream(.urls)): .urls
    case .opened, .unwritten(.stream(.opened)): .opened
    case .log, .unwritten(.stream(.log)): .log
    case .lockListener, .unwritten(.stream(.lockListener)): .lockListener
    case .quirks, .unwritten(.stream(.quirks)): .quirks
    case .usage, .unwritten(.stream(.usage)): .usage
    case .state, .within, .request, .unwritten: nil
    }
  }

  /// Whether it expects the lock's listener not to be called.
  var expectsNoListener: Bool {
    if case .lockListener(let stream) = self { return stream.items.isEmpty }
    return false
  }
}
