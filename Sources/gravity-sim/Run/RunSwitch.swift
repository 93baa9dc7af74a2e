/// The options of `run` without a value.
enum RunSwitch: String, CommandSwitch {
  case trace = "--trace"
  case quiet = "--quiet"
  case failFast = "--fail-fast"
}
