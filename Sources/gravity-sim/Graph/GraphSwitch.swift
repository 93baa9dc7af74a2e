/// The options of `graph` without a value.
enum GraphSwitch: String, CommandSwitch {
  case machine = "--machine"
}
