import GravityPresentation

/// Whether states hold, without the words that a difference would need.
extension SimulatedWorld {
  func holds(_ state: StateExpectation) -> Bool {
    switch state {
    case .presented(let pattern): host.presentations.last.map { matches($0, pattern) } ?? false
    case .presentedStack(let patterns):
      host.presentations.elementsEqual(patterns) { matches($0, $1.value) }
    case .nothingPresented: host.presentations.isEmpty
    case .locked: machine.isLocked
    case .unlocked: !machine.isLocked
    case .promptPush: system.isPromptUp
    case .noPrompt: !system.isPromptUp
    case .pasteboard(let text): pasteboardText == text
    case .pushStatus(let status): system.status == status
    case .screen(let name): topScreen == name
    case .verdict(let campaign, let reason):
      lastVerdict(of: campaign).map { Wording.reason(of: $0.verdict, in: self) == reason } ?? false
    case .crashed: crash != nil
    case .time(let time): now == .start + time
    case .inline(let pattern): holds(pattern)
    case .property(let property): holds(property)
    }
  }

  func matches(_ id: PresentationID, _ pattern: PresentedPattern) -> Bool {
    guard let content = content(of: id), catalog.name(of: content) == pattern.content,
      catalog.methodName(of: content) == pattern.method
    else { return false }
    guard let controller = pattern.controller else { return true }
    return host.controller(under: id).map { name(of: $0) == controller } ?? false
  }

  /// The name of the app's top-most controller in the window.
  var topScreen: String? {
    host.screens.last { $0.isInWindow && $0.id.appNumber != nil }.map { name(of: $0.id) }
  }

  /// The verdict of the campaign's latest candidacy.
  func lastVerdict(of campaign: String) -> VerdictRecord? {
    recording.verdicts.last { catalog.candidate($0.candidate).campaignId == campaign }
  }
}
