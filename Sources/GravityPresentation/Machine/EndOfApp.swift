/// How the app comes to its end (T3, C2, P7).
enum EndOfApp {
  case appKilled
  case appCrashed

  var reason: NotTriedReason {
    switch self {
    case .appKilled: .appKilled
    case .appCrashed: .appCrashed
    }
  }

  var outcome: TriggerOutcome {
    switch self {
    case .appKilled: .appKilled
    case .appCrashed: .appCrashed
    }
  }
}
