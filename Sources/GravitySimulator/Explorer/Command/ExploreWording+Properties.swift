extension ExploreWording {
  /// What a property says, in one sentence.
  static func sentence(of property: PropertyID) -> String {
    switch property {
    case .lockHolds: "nothing automatic is presented under the lock"
    case .oneModal: "at most one content of a modal kind is presented from one trigger"
    case .reportsInOrder: "impression before visible impression before close, each as often as promised"
    case .oneClose: "each session that ended has reported exactly one close"
    case .goneIsGone: "nothing happens for a presentation that is gone"
    case .activeHost: "a trigger presents only on an active host"
    case .promptOnce: "a push prompt comes up only while undecided, and the settings open only without one"
    case .wayOut: "the user alone can leave every presentation"
    case .tapsCount: "a tap on what can be tapped has some effect"
    case .waitsEnd: "whatever is waited for can end"
    case .withinCapacity: "nothing is turned away for want of room"
    }
  }

  /// The rules of the contract that it rests on.
  static func rules(of property: PropertyID) -> [String] {
    switch property {
    case .lockHolds: ["P9", "L3", "L4"]
    case .oneModal: ["P11", "P12"]
    case .reportsInOrder: ["E2", "E3", "E4", "E10"]
    case .oneClose: ["E4", "E10", "A9", "D9", "D10"]
    case .goneIsGone: ["D9", "T4"]
    case .activeHost: ["P8"]
    case .promptOnce: ["A7", "A8"]
    case .wayOut: ["D2", "D3", "D4", "D5", "D8"]
    case .tapsCount: ["A1", "A12", "D4"]
    case .waitsEnd: ["P1", "P7", "D5", "D12"]
    case .withinCapacity: ["P13"]
    }
  }
}
