/// The options of `show` with a value.
enum ShowSetting: String, CommandSetting {
  case svg = "--svg"
  case answer = "--answer"
  case profile = "--profile"
  case width = "--width"
  case format = "--format"
  case color = "--color"

  var example: String {
    switch self {
    case .svg: "pictures"
    case .answer: "rating=4"
    case .profile: "ideal"
    case .width: "60"
    case .format: "markdown"
    case .color: "never"
    }
  }

  var mayRepeat: Bool { self == .answer }
}
