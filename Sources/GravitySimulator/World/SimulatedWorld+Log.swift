import GravityPresentation

/// The SDK's log.
extension SimulatedWorld {
  mutating func log(_ message: LogMessage) {
    if logs(message) { recording.log.add(Wording.text(of: message, in: self)) }
    // N6
    if message.level == .error, recording.keepsTimeline { recording.note(Wording.collectedError, at: now) }
  }

  /// A line about a request or its answer.
  mutating func logDebug(_ line: String) {
    recording.log.add(line)
    recording.noteLog(line, at: now)
  }

  /// Whether the app's log level lets the line through; there is none before `initialize` sets it (C2).
  func logs(_ message: LogMessage) -> Bool {
    if case .calledBeforeInitialize = message { return true }
    return setup.logLevel.lets(message.level)
  }
}
