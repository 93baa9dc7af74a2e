/// The options of a command that take a value; the raw value is the word on the command line.
protocol CommandSetting: RawRepresentable, CaseIterable, Hashable where RawValue == String {
  /// A value to show where one is missing.
  var example: String { get }

  /// Whether it may be given more than once, each time with a value that adds to the others.
  var mayRepeat: Bool { get }
}

extension CommandSetting {
  var mayRepeat: Bool { false }
}
