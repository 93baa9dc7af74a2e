/// The parts of the contract that have switches, in its order.
package enum PolicyTopic: CaseIterable, Sendable {
  case triggers
  case lock
  case delivery
  case reports
  case actions
  case inline
  case requests
  case decoding
  case time

  /// The part's heading.
  package var title: String {
    switch self {
    case .triggers: "From trigger to presentation"
    case .lock: "The lock"
    case .delivery: "Delivery methods"
    case .reports: "Reports"
    case .actions: "Click actions"
    case .inline: "Inline components"
    case .requests: "Identity and requests"
    case .decoding: "Decoding"
    case .time: "Time and the app's life"
    }
  }

  package var switches: [PolicySwitch] {
    switch self {
    case .triggers: PolicySwitch.triggers
    case .lock: PolicySwitch.lock
    case .delivery: PolicySwitch.delivery
    case .reports: PolicySwitch.reports
    case .actions: PolicySwitch.actions
    case .inline: PolicySwitch.inline
    case .requests: PolicySwitch.requests
    case .decoding: PolicySwitch.decoding
    case .time: PolicySwitch.time
    }
  }
}
