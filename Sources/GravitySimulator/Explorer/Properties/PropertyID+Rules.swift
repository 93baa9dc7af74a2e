extension PropertyID {
  /// The rules of the contract that the property rests on.
  var rules: [String] {
    switch self {
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

  /// Those that a single run can tell; the others take an exploration.
  static let observable = allCases.filter { $0 != .wayOut }
}
