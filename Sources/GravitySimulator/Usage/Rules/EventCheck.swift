/// A rule about events, each looked at by itself.
protocol EventCheck: Sendable {
  func check(_ event: CheckedEvent, _ report: inout UsageReport)
}
