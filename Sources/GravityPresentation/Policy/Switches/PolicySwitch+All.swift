extension PolicySwitch {
  /// Every switch, in the order of the contract.
  package static let all = PolicyTopic.allCases.flatMap(\.switches)

  package static func named(_ name: String) -> PolicySwitch? { all.first { $0.name == name } }
}
