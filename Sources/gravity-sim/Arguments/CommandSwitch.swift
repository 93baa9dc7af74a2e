/// The options of a command that are there or not; the raw value is the word on the command line.
protocol CommandSwitch: RawRepresentable, CaseIterable, Hashable where RawValue == String {}
