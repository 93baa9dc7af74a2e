import GravityActions
import GravityPresentation

extension SimulatedWorld {
  /// What differs from the state, or nil where it holds.
  func mismatch(of state: StateExpectation) -> Mismatch? {
    switch state {
    case .presented(let pattern): presentedMismatch(pattern)
    case .presentedStack(let patterns): stackMismatch(patterns.map(\.value))
    case .nothingPresented:
      host.presentations.isEmpty
        ? nil : Mismatch("presented differs", actual: "\(presentedText) at \(TimeText.seconds(now))")
    case .locked: lockMismatch(isLocked: true)
    case .unlocked: lockMismatch(isLocked: false)
    case .promptPush:
      system.isPromptUp ? nil : Mismatch("prompt differs", actual: "no prompt is up", because: promptReasons)
    case .noPrompt:
      system.isPromptUp ? Mismatch("prompt differs", actual: "the push prompt is up") : nil
    case .pasteboard(let text):
      pasteboardText == text
        ? nil
        : Mismatch("pasteboard differs", actual: pasteboardText.map { "it holds “\($0)”" } ?? "it is empty")
    case .pushStatus(let status):
      system.status == status
        ? nil : Mismatch("push status differs", actual: "it is \(system.status.rawValue)")
    case .screen(let name): screenMismatch(name)
    case .verdict(let campaign, let reason): verdictMismatch(campaign, reason)
    case .time(let time):
      now == .start + time ? nil : Mismatch("time differs", actual: "it is \(TimeText.seconds(now))")
    }
  }

  private func presentedMismatch(_ pattern: PresentedPattern) -> Mismatch? {
    guard let top = host.presentations.last else {
      return Mismatch(
        "presented differs", actual: "nothing is presented at \(TimeText.seconds(now))",
        because: verdictReasons, help: absenceHelp)
    }
    guard matches(top, pattern) else {
      return Mismatch(
        "presented differs", actual: "\(text(of: top, as: pattern)) is top-most at \(TimeText.seconds(now))",
        because: verdictReasons)
    }
    return nil
  }

  private func stackMismatch(_ patterns: [PresentedPattern]) -> Mismatch? {
    let all = host.presentations
    for (index, pattern) in patterns.enumerated() where index >= all.count || !matches(all[index], pattern) {
      let actual =
        index < all.count ? "\(text(of: all[index], as: pattern)) is here" : "nothing more is presented"
      return Mismatch("presented stack differs", actual: actual, because: verdictReasons, item: index)
    }
    guard all.count > patterns.count else { return nil }
    return Mismatch(
      "presented stack differs",
      actual: "above it: " + all[patterns.count...].map(text).joined(separator: ", "),
      item: patterns.count - 1)
  }

  private func matches(_ id: PresentationID, _ pattern: PresentedPattern) -> Bool {
    guard let content = recording.contents[id] else { return false }
    let source = catalog.content(content)
    guard source.methodName == pattern.method, source.content.contentId == pattern.content else {
      return false
    }
    guard let controller = pattern.controller else { return true }
    return host.controller(under: id).map { name(of: $0) == controller } ?? false
  }

  private func lockMismatch(isLocked: Bool) -> Mismatch? {
    guard machine.isLocked != isLocked else { return nil }
    return Mismatch("lock differs", actual: machine.isLocked ? lockText : "presentation is unlocked")
  }

  private func screenMismatch(_ name: String) -> Mismatch? {
    let top = host.screens.last { $0.isInWindow && $0.id.appNumber != nil }
    let actual = top.map { self.name(of: $0.id) }
    guard actual != name else { return nil }
    return Mismatch("screen differs", actual: actual.map { "\($0) is top-most" } ?? "none is in the window")
  }

  private func verdictMismatch(_ campaign: String, _ reason: String) -> Mismatch? {
    guard
      let record = recording.verdicts.last(where: { catalog.candidate($0.candidate).campaignId == campaign })
    else {
      return Mismatch("verdict differs", actual: "\(campaign) has no verdict yet", because: unansweredReasons)
    }
    let actual = Wording.reason(of: record.verdict, in: self)
    guard actual != reason else { return nil }
    return Mismatch(
      "verdict differs", actual: "it is \(actual)", because: [Wording.text(of: record, in: self)])
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
    let method = recording.contents[id].map { catalog.content($0).methodName } ?? ""
    return "\(method) \(contentName(of: id))"
  }

  var lockText: String {
    "presentation is locked" + (recording.lockedSince.map { " since \(TimeText.seconds($0))" } ?? "")
  }

  private var promptReasons: [String] {
    ["the push status is \(system.status.rawValue)"]
  }
}
