/// The options of `lint` without a value.
enum LintSwitch: String, CommandSwitch {
  case rules = "--rules"
}
