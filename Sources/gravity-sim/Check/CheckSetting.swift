/// The options of `check` with a value.
enum CheckSetting: String, CommandSetting {
  case profile = "--profile"
  case format = "--format"
  case jobs = "--jobs"
  case maxStates = "--max-states"
  case report = "--report"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ideal"
    case .format: "json"
    case .jobs: "4"
    case .maxStates: "100000"
    case .report: "html=report"
    case .color: "never"
    }
  }

  var mayRepeat: Bool { self == .report }
}
