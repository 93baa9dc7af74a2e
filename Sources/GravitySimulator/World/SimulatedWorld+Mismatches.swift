import GravityActions
import GravityPresentation

extension SimulatedWorld {
  /// What differs from the state, or nil where it holds.
  func mismatch(of state: StateExpectation) -> Mismatch? {
    holds(state) ? nil : difference(from: state)
  }

  /// How a state that does not hold is reported.
  private func difference(from state: StateExpectation) -> Mismatch {
    switch state {
    case .presented(let pattern): presentedDifference(pattern)
    case .presentedStack(let patterns): stackDifference(patterns.map(\.value))
    case .nothingPresented:
      Mismatch("presented differs", actual: "\(presentedText) at \(TimeText.seconds(now))")
    case .locked, .unlocked:
      Mismatch("lock differs", actual: machine.isLocked ? lockText : "presentation is unlocked")
    case .promptPush: Mismatch("prompt differs", actual: "no prompt is up", because: promptReasons)
    case .noPrompt: Mismatch("prompt differs", actual: "the push prompt is up")
    case .pasteboard:
      Mismatch("pasteboard differs", actual: pasteboardText.map { "it holds “\($0)”" } ?? "it is empty")
    case .pushStatus: Mismatch("push status differs", actual: "it is \(system.status.rawValue)")
    case .screen:
      Mismatch("screen differs", actual: topScreen.map { "\($0) is top-most" } ?? "none is in the window")
    case .verdict(let campaign, _): verdictDifference(campaign)
    case .crashed:
      Mismatch(
        "crash differs", actual: isAlive ? "the app is running" : "the app was killed, and did not crash")
    case .inline(let pattern): difference(from: pattern)
    case .property(let property): difference(from: property)
    case .time: Mismatch("time differs", actual: "it is \(TimeText.seconds(now))")
    }
  }

  private func presentedDifference(_ pattern: PresentedPattern) -> Mismatch {
    guard let top = host.presentations.last else {
      return Mismatch(
        "presented differs", actual: "nothing is presented at \(TimeText.seconds(now))",
        because: verdictReasons, help: absenceHelp)
    }
    return Mismatch(
      "presented differs", actual: "\(text(of: top, as: pattern)) is top-most at \(TimeText.seconds(now))",
      because: verdictReasons)
  }

  private func stackDifference(_ patterns: [PresentedPattern]) -> Mismatch {
    let all = host.presentations
    for (index, pattern) in patterns.enumerated() where index >= all.count || !matches(all[index], pattern) {
      let actual =
        index < all.count ? "\(text(of: all[index], as: pattern)) is here" : "nothing more is presented"
      return Mismatch("presented stack differs", actual: actual, because: verdictReasons, item: index)
    }
    return Mismatch(
      "presented stack differs",
      actual: "above it: " + all[patterns.count...].map(text).joined(separator: ", "),
      item: patterns.count - 1)
  }

  private func verdictDifference(_ campaign: String) -> Mismatch {
    guard let record = lastVerdict(of: campaign) else {
      return Mismatch("verdict differs", actual: "\(campaign) has no verdict yet", because: unansweredReasons)
    }
    return Mismatch(
      "verdict differs", actual: "it is \(Wording.reason(of: record.verdict, in: self))",
      because: [Wording.text(of: record, in: self)])
  }

  /// The presented contents, bottom to top.
  var presentedText: String {
    host.presentations.map { text(of: $0) }.joined(separator: ", ") + " is presented"
  }

  /// A presentation in the words of the pattern it was compared with.
  private func text(of id: PresentationID, as pattern: PresentedPattern) -> String {
    guard pattern.controller != nil, let controller = host.controller(under: id) else { return text(of: id) }
    return "\(text(of: id)) in=\(name(of: controller))"
  }

  func text(of id: PresentationID) -> String {
    let method = content(of: id).map { catalog.methodName(of: $0) } ?? ""
    return "\(method) \(contentName(of: id))"
  }

  var lockText: String {
    "presentation is locked" + (recording.lockedSince.map { " since \(TimeText.seconds($0))" } ?? "")
  }

  private var promptReasons: [String] {
    ["the push status is \(system.status.rawValue)"]
  }
}
