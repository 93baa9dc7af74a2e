import GravityPresentation

/// `effects exact`: everything that reached the app, the user or the server must be claimed.
extension SimulatedWorld {
  /// The first kind of effect that no expectation has claimed, or nil.
  public var unclaimedEffects: Mismatch? {
    let streams = [
      ("callbacks", recording.callbacks.unread.map(\.text)),
      ("urls", Array(recording.urls.unread)),
      ("opened", recording.opened.unread.map { "the opening of \($0)" }),
    ]
    for (name, items) in streams {
      guard let first = items.first else { continue }
      return Mismatch(
        "unclaimed \(name)", actual: "\(first) was not expected", because: rest(items.count),
        help: "`effects exact` wants an expectation for each; add `expect \(name)`")
    }
    if recording.unclaimedPrompts > 0 {
      return Mismatch("unclaimed prompt", actual: "the push prompt came up", help: "add `expect prompt push`")
    }
    if recording.unclaimedPasteboardWrites > 0 {
      return Mismatch(
        "unclaimed pasteboard write", actual: "“\(pasteboardText ?? "")” was copied",
        help: "add `expect pasteboard \"…\"`")
    }
    return unclaimedRequest
  }

  private var unclaimedRequest: Mismatch? {
    for endpoint in RequestEndpoint.allCases {
      let requests = recording.requests[endpoint].unread
      guard let first = requests.first else { continue }
      let name = endpoint.rawValue
      return Mismatch(
        "unclaimed \(name) request",
        actual: "the \(name) request of \(TimeText.seconds(first.time)) was not expected",
        because: rest(requests.count) + ["its body: \(first.request.body)"],
        help: "`effects exact` wants an expectation for each; add `expect request \(name) {…}`")
    }
    return nil
  }

  private func rest(_ count: Int) -> [String] {
    count > 1 ? ["\(count - 1) more came after it"] : []
  }

  /// A statement's own line, for the trace.
  mutating func mark(_ line: String) {
    recording.mark(line, at: now)
  }
}
