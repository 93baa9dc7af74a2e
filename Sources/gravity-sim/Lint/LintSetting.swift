/// The options of `lint` with a value.
enum LintSetting: String, CommandSetting {
  case deny = "--deny"
  case allow = "--allow"
  case profile = "--profile"
  case format = "--format"
  case jobs = "--jobs"
  case color = "--color"

  var example: String {
    switch self {
    case .deny: "error"
    case .allow: "no-elements"
    case .profile: "ideal"
    case .format: "sarif"
    case .jobs: "4"
    case .color: "never"
    }
  }

  var mayRepeat: Bool { self == .deny || self == .allow }
}
