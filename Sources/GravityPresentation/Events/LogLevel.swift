/// How much the SDK logs, and how much a line of its log matters; each level includes those after it.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
  /// HTTP requests and responses.
  case debug
  case info
  case error
  /// The setting for no log at all; no line has it.
  case none

  /// Whether a line of a level reaches a log that is set to this one.
  public func lets(_ level: LogLevel) -> Bool {
    switch (self, level) {
    case (.none, _), (_, .none): false
    case (.debug, _), (.info, .info), (.info, .error), (.error, .error): true
    case (.info, .debug), (.error, .debug), (.error, .info): false
    }
  }
}
