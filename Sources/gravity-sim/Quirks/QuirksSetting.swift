/// The options of `quirks` with a value.
enum QuirksSetting: String, CommandSetting {
  case profile = "--profile"
  case format = "--format"
  case color = "--color"

  var example: String {
    switch self {
    case .profile: "ios"
    case .format: "markdown"
    case .color: "never"
    }
  }
}
