/// A custom event has a type to know it by and a name to show.
struct CustomEventCheck: EventCheck {
  func check(_ event: CheckedEvent, _ report: inout UsageReport) {
    guard event.kind == .custom else { return }
    if isMissing(event["type"]) {
      report.add(.customWithoutType, at: event["type"] == nil ? event.path : event.path("type"))
    }
    if isMissing(event["name"]) {
      report.add(.customWithoutName, at: event["name"] == nil ? event.path : event.path("name"))
    }
  }

  private func isMissing(_ value: CallValue?) -> Bool {
    guard let value else { return true }
    return value.text?.isBlank ?? false
  }
}
