import GravitySimulator

/// Reads the values of options that several commands have.
enum OptionValue {
  static func profile(_ value: String) throws(UsageError) -> ProfileChoice {
    guard let choice = ProfileChoice(value) else {
      throw .unknownProfile(value, near: NearestName.of(value, among: ProfileChoice.builtInNames))
    }
    return choice
  }

  /// - Parameter option: the option whose value it is.
  static func choice<Choice>(_ value: String, of option: some CommandSetting) throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: value) else {
      let names = Choice.allCases.map(\.rawValue)
      throw .unknownChoice(
        value, option: option.rawValue, near: NearestName.of(value, among: names), all: names)
    }
    return choice
  }
}
