/// The options of `run` with a value.
enum RunSetting: String, CommandSetting {
  case profile = "--profile"
  case tag = "--tag"
  case filter = "--filter"
  case jobs = "--jobs"
  case report = "--report"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ideal"
    case .tag: "push,!slow"
    case .filter: "survey"
    case .jobs: "4"
    case .report: "junit=report.xml"
    case .color: "never"
    }
  }

  var mayRepeat: Bool { self == .report }
}
