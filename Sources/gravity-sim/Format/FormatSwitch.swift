/// The options of `fmt` without a value.
enum FormatSwitch: String, CommandSwitch {
  case check = "--check"
  case write = "--write"
}
