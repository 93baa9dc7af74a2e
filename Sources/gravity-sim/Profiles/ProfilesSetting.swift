/// The options of `profiles` with a value.
enum ProfilesSetting: String, CommandSetting {
  case format = "--format"
  case color = "--color"

  var example: String {
    switch self {
    case .format: "markdown"
    case .color: "never"
    }
  }
}
