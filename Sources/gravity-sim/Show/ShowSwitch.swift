/// The options of `show` without a value.
enum ShowSwitch: String, CommandSwitch {
  case force = "--force"
  case keys = "--keys"
}
