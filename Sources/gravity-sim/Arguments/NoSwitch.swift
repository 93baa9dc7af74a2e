/// The switches of a command that has none.
enum NoSwitch: CommandSwitch {
  static let allCases: [NoSwitch] = []

  var rawValue: String {
    switch self {}
  }

  init?(rawValue: String) {
    return nil
  }
}

extension CommandArguments where Switch == NoSwitch {
  // Nobody has a value to call this with.
  mutating func turnOn(_ option: NoSwitch) {}
}
