/// The options of `usage` with a value.
enum UsageSetting: String, CommandSetting {
  case format = "--format"
  case color = "--color"

  var example: String {
    switch self {
    case .format: "markdown"
    case .color: "never"
    }
  }
}
