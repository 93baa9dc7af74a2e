/// The options of `explore` with a value.
enum ExploreSetting: String, CommandSetting {
  case profile = "--profile"
  case jobs = "--jobs"
  case maxStates = "--max-states"
  case maxDepth = "--max-depth"
  case memory = "--memory"
  case time = "--time"
  case lock = "--lock"
  case background = "--background"
  case leave = "--leave"
  case out = "--out"
  case format = "--format"
  case report = "--report"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ideal"
    case .jobs: "4"
    case .maxStates: "1000000"
    case .maxDepth: "12"
    case .memory: "1GB"
    case .time: "60s"
    case .lock, .background, .leave: "2"
    case .out: "counterexamples"
    case .format: "json"
    case .report: "html=report"
    case .color: "never"
    }
  }

  var mayRepeat: Bool { self == .report }
}
