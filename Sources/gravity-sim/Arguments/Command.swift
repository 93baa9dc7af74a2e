/// What the tool can be asked to do; the raw value is the word on the command line.
enum Command: String, CaseIterable {
  case run
  case explain
  case lint
  case show
  case diff
  case check
  case explore
  case paths
  case graph
  case profiles
  case quirks
  case usage
  case fmt

  /// Whether it prints a table and looks at no file.
  var takesNoFile: Bool { self == .quirks || self == .usage }
}
