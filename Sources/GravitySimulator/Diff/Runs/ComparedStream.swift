/// What of a run is compared; the raw value is the stream's name, and the order is the one they are printed in.
enum ComparedStream: String, CaseIterable, Hashable, Sendable {
  case presented
  case verdicts
  case inline
  case callbacks
  case urls
  case requests
  case opened
  case log
  case pasteboard
  case prompts
  case lockListener = "lock listener"
  case crash
  case steps

  /// Whether it is named even where no profile has a line of it.
  var isAlwaysNamed: Bool {
    switch self {
    case .presented, .verdicts, .callbacks, .urls, .requests: true
    case .inline, .opened, .log, .pasteboard, .prompts, .lockListener, .crash, .steps: false
    }
  }
}
