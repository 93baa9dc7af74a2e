/// The options of `paths` with a value.
enum PathsSetting: String, CommandSetting {
  case cover = "--cover"
  case out = "--out"
  case profile = "--profile"
  case jobs = "--jobs"
  case maxStates = "--max-states"
  case lock = "--lock"
  case background = "--background"
  case leave = "--leave"
  case color = "--color"

  var example: String {
    switch self {
    case .cover: "elements"
    case .out: "paths"
    case .profile: "ideal"
    case .jobs: "4"
    case .maxStates: "100000"
    case .lock, .background, .leave: "2"
    case .color: "never"
    }
  }
}
