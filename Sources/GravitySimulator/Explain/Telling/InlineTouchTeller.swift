import GravityActions
import GravityPresentation

/// Tells what one tap inside an inline component came to (N2).
struct InlineTouchTeller {
  let teller: StoryTeller
  let trail: TouchTrail

  init(_ teller: StoryTeller, _ trail: TouchTrail) {
    self.teller = teller
    self.trail = trail
  }

  var story: TouchStory {
    let place = teller.run.place(of: trail.statement)
    return TouchStory(
      time: trail.time.milliseconds, line: place?.line, file: place?.file, gesture: "tap on \(target)",
      action: action?.name.wireName, outcome: outcome, urls: trail.urls.map { teller.urlStory($0) })
  }

  private var touched: (content: ContentID, target: TapTarget)? {
    guard case .inlineTapped(_, let content, let target, _) = trail.event else { return nil }
    return (content, target)
  }

  private var action: ClickParameters? {
    touched.flatMap { teller.catalog.action(of: $0.target, in: $0.content) }.map { teller.catalog.click($0) }
  }

  private var target: String {
    guard let touched, case .element(let number) = touched.target else { return "something" }
    let text = teller.catalog.drawnTexts(of: touched.content).dropFirst(Int(number)).first.flatMap { $0 }
    let element = text.map { "“\($0)”" } ?? "element \(number)"
    return "\(element) in \(teller.catalog.name(of: touched.content))"
  }

  private var outcome: [String] {
    var sentences = trail.effects.flatMap(sentence)
    if let relay = trail.relay {
      sentences.append(
        TouchWording.answered(Wording.text(of: relay.response, in: teller.world), at: relay.time))
      sentences += relay.effects.flatMap(sentence)
    } else if trail.isSending {
      sentences.append(TouchWording.unanswered)
    }
    if action?.name == .close || action?.name == .cancel { sentences.append(InlineWording.nothingToDismiss) }
    return sentences.isEmpty && trail.urls.isEmpty ? [TouchWording.nothing] : sentences
  }

  private func sentence(_ effect: Effect) -> [String] {
    switch effect {
    case .callBack(.click(let callback, let action, _)):
      [TouchWording.callBack(callback, teller.catalog.click(action))]
    case .writePasteboard(let action): [TouchWording.copied(teller.catalog.click(action).copyData ?? "")]
    case .askForPushAuthorization: [TouchWording.pushAsked]
    case .openSettings: [TouchWording.settingsOpened]
    case .present(_, let content, _): [TouchWording.step(teller.catalog.name(of: content), isOnTop: true)]
    case .quirk(let quirk): [TouchWording.quirk(quirk, teller.world)]
    case .note(.skippedURL), .note(.trackingArrived): []
    case .note(let note): [Wording.text(of: note, in: teller.world)]
    case .send(_, .click(let action)):
      teller.catalog.click(action).event.map { [TouchWording.sent($0)] } ?? []
    case .callBack, .send, .track, .startTimer, .cancelTimer, .beginLeaving, .dismiss, .update, .updateInline,
      .loadEnded, .callLockListener, .log, .registerForRemoteNotifications, .verdict, .triggerEnded,
      .appCrashed:
      []
    }
  }
}
