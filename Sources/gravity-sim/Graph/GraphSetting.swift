/// The options of `graph` with a value.
enum GraphSetting: String, CommandSetting {
  case profile = "--profile"
  case jobs = "--jobs"
  case maxStates = "--max-states"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ideal"
    case .jobs: "4"
    case .maxStates: "100000"
    case .color: "never"
    }
  }
}
