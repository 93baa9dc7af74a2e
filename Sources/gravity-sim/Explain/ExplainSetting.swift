/// The options of `explain` with a value.
enum ExplainSetting: String, CommandSetting {
  case profile = "--profile"
  case format = "--format"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ideal"
    case .format: "json"
    case .color: "never"
    }
  }
}
