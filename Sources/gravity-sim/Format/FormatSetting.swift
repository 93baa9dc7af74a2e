/// The options of `fmt` with a value.
enum FormatSetting: String, CommandSetting {
  case color = "--color"

  var example: String {
    switch self {
    case .color: "never"
    }
  }
}
