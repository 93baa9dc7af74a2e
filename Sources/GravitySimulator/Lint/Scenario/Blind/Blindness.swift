/// Why an expectation sees nothing where it stands.
enum Blindness: Hashable {
  /// What has to come first.
  case tooEarly(String)
  /// Where the app was ended.
  case appIsGone(SourceSpan)
  /// The expectation that has read all there was.
  case readBefore(SourceSpan)

  func spot(at span: SourceSpan, in parts: ScenarioParts) -> BlindSpot {
    switch self {
    case .tooEarly(let what):
      BlindSpot(
        span: span, message: "nothing has been called yet that this could see something of",
        advice: "put it behind \(what)")
    case .appIsGone(let place):
      BlindSpot(
        span: span,
        message: "the app is not running since \(parts.lineName(of: place)), so nothing comes any more",
        advice: "put it before the `kill`, or `relaunch` before it")
    case .readBefore(let place):
      BlindSpot(
        span: span,
        message: "\(parts.lineName(of: place)) has seen all there was, and nothing has happened since",
        advice: "leave it out, or put it behind the step that is to bring something")
    }
  }
}
