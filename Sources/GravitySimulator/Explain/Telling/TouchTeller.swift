import GravityActions
import GravityPresentation

/// Tells what one gesture asked for and what came of it (§6).
struct TouchTeller {
  let presentation: PresentationTeller
  let trail: TouchTrail

  init(_ presentation: PresentationTeller, _ trail: TouchTrail) {
    self.presentation = presentation
    self.trail = trail
  }

  private var teller: StoryTeller { presentation.teller }

  var story: TouchStory {
    let place = teller.run.place(of: trail.statement)
    return TouchStory(
      time: trail.time.milliseconds, line: place?.line, file: place?.file,
      gesture: PresentationWording.gesture(trail.event, on: trail.content, in: presentation),
      action: action?.name.wireName,
      outcome: outcome, urls: trail.urls.map { teller.urlStory($0) })
  }

  private var action: ClickParameters? {
    guard case .tapped(_, let target) = trail.event else { return nil }
    return teller.catalog.action(of: target, in: trail.content).map { teller.catalog.click($0) }
  }

  private var outcome: [String] {
    var sentences: [String] = []
    for effect in trail.effects { sentences += sentence(effect) }
    if let relay = trail.relay {
      sentences.append(
        TouchWording.answered(Wording.text(of: relay.response, in: teller.world), at: relay.time))
      for effect in relay.effects { sentences += sentence(effect) }
    } else if trail.isSending {
      sentences.append(TouchWording.unanswered)
    }
    sentences += laterStep
    if sentences.isEmpty, trail.urls.isEmpty { sentences.append(TouchWording.nothing) }
    return sentences
  }

  private var isDismissed: Bool {
    (trail.effects + (trail.relay?.effects ?? [])).contains {
      if case .dismiss = $0 { return true }
      return false
    }
  }

  /// A step that came when the transition of what was tapped had ended (A9).
  private var laterStep: [String] {
    guard isDismissed, action?.name == .openStep || trail.isSending,
      let places = teller.trails.stepPlaces[presentation.trail.id],
      let step = places.lazy.map({ teller.trails.presentations[$0] }).first(where: { $0.asked > trail.time })
    else { return [] }
    return [TouchWording.laterStep(teller.catalog.name(of: step.content), at: step.asked)]
  }

  private func sentence(_ effect: Effect) -> [String] {
    switch effect {
    case .callBack(.click(let callback, let action, _)):
      return [TouchWording.callBack(callback, teller.catalog.click(action))]
    case .callBack(.content(.close, _)): return [TouchWording.closeReported]
    case .dismiss: return [TouchWording.dismissed]
    case .writePasteboard(let action):
      return [TouchWording.copied(teller.catalog.click(action).copyData ?? "")]
    case .askForPushAuthorization: return [TouchWording.pushAsked]
    case .openSettings: return [TouchWording.settingsOpened]
    case .present(_, let content, _):
      return [TouchWording.step(teller.catalog.name(of: content), isOnTop: !isDismissed)]
    case .send(_, .click(let action)):
      return teller.catalog.click(action).event.map { [TouchWording.sent($0)] } ?? []
    case .update(_, let content): return redrawing(as: content)
    case .quirk(let quirk): return [TouchWording.quirk(quirk, teller.world)]
    case .note(.tapIgnored(_, .nothingToDo)): return [nothingToDo]
    case .note(let note): return note.isOfURL ? [] : [Wording.text(of: note, in: teller.world)]
    case .callBack(.content), .callBack(.productImpression), .send, .track, .startTimer, .cancelTimer,
      .beginLeaving, .updateInline, .loadEnded, .callLockListener, .log,
      .registerForRemoteNotifications, .verdict, .triggerEnded, .appCrashed:
      return []
    }
  }

  /// What came into sight and what went out of it.
  private func redrawing(as content: ContentID) -> [String] {
    let before = drawnNames(of: trail.content)
    let after = drawnNames(of: content)
    let (was, isNow) = (Set(before), Set(after))
    let came = after.filter { !was.contains($0) }
    let went = before.filter { !isNow.contains($0) }
    // A click has more to tell than that nothing changed.
    if came.isEmpty, went.isEmpty, action != nil { return [] }
    return TouchWording.redrawn(came: came, went: went)
  }

  private func drawnNames(of content: ContentID) -> [String] {
    let elements = teller.catalog.content(content).content.variables?.elements ?? []
    return teller.catalog.drawnElements(of: content).map { record in
      let element = elements[Int(record.source)]
      return element.text.map { "“\($0)”" } ?? "\(element.type) (element \(record.source))"
    }
  }

  /// Whether the server gave an action that does not count here, or none at all (A12).
  private var nothingToDo: String {
    guard case .tapped(_, let target) = trail.event else { return TouchWording.nothing }
    let content = teller.catalog.content(trail.content).content
    if target == .container {
      return content.variables?.frameUI?.container.onClick == nil
        ? TouchWording.noAction : TouchWording.containerIgnored
    }
    guard case .element(let number) = target else { return TouchWording.noAction }
    let drawn = teller.catalog.drawnElements(of: trail.content)
    guard let element = drawn.dropFirst(Int(number)).first, let elements = content.variables?.elements,
      elements[Int(element.source)].onClick != nil
    else { return TouchWording.noAction }
    return action == nil
      ? TouchWording.ignoredKind(elements[Int(element.source)].type) : TouchWording.nothing
  }
}

extension Note {
  fileprivate var isOfURL: Bool {
    if case .skippedURL = self { return true }
    return if case .trackingArrived = self { true } else { false }
  }
}
