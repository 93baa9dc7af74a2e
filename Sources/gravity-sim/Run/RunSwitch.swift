/// The options of `run` without a value.
enum RunSwitch: String, CommandSwitch {
  case trace = "--trace"
  case strictUsage = "--strict-usage"
  case accept = "--accept"
  case quiet = "--quiet"
  case failFast = "--fail-fast"
}
