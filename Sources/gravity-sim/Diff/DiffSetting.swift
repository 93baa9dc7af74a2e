/// The options of `diff` with a value.
enum DiffSetting: String, CommandSetting {
  case profiles = "--profiles"
  case color = "--color"

  var example: String {
    switch self {
    case .profiles: "ios,ideal"
    case .color: "never"
    }
  }
}
