extension LogMessage {
  /// How much the line matters; errors go to the SDK's error collector as well (N6).
  public var level: LogLevel {
    switch self {
    case .calledBeforeInitialize, .visitFailed, .eventFailed, .contentFailed, .trackingFailed,
      .sheetWithoutFrame:
      .error
    case .skippedWhileLocked, .lockCalled, .unlockCalled: .info
    }
  }
}
