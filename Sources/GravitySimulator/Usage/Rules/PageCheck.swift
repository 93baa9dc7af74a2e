/// A rule about page contexts, whatever the call.
protocol PageCheck: Sendable {
  func check(_ page: CheckedPage, _ report: inout UsageReport)
}
