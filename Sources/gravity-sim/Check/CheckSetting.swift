/// The options of `check` with a value.
enum CheckSetting: String, CommandSetting {
  case profile = "--profile"
  case format = "--format"
  case jobs = "--jobs"
  case maxStates = "--max-states"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ideal"
    case .format: "json"
    case .jobs: "4"
    case .maxStates: "100000"
    case .color: "never"
    }
  }
}
