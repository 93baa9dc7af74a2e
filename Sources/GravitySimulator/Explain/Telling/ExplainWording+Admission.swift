import GravityPresentation

extension ExplainWording {
  static let noCapacity = "\(PresentationMachine.capacity) presentations are under way"
  static let appeared = "the presenter put the view on screen"

  static func presenterAsked(at time: Instant) -> String {
    "asked at \(TimeText.seconds(time)), not answered"
  }

  static func activity(
    of host: ControllerID, _ refusal: Verdict?, at time: Instant, _ teller: StoryTeller
  ) -> String {
    let name = teller.world.name(of: host)
    guard case .hostInactive(_, let inactivity) = refusal else { return "\(name) is in the window" }
    switch inactivity {
    case .leftWindow: return departure(of: host, until: time, teller)
    case .beingDismissed:
      let step = teller.screenStep(host, until: time) {
        if case .hostBeginDismissing = $0 { true } else { false }
      }
      guard let step else { return "\(name) is being dismissed" }
      return "controller \(name) is being dismissed since \(TimeText.seconds(step.time))\(line(step.place))"
    case .movingFromParent: return "\(name) moves from its parent"
    }
  }

  /// `controller catalog left the window at 0.300s (line 9)`.
  static func departure(of host: ControllerID, until time: Instant, _ teller: StoryTeller) -> String {
    let name = teller.world.name(of: host)
    if let id = host.presentation, let place = teller.trails.presentationPlaces[id],
      let ending = teller.trails.presentations[place].ending, let gone = ending.time
    {
      return "\(name), which was to present it, was gone at \(TimeText.seconds(gone))"
    }
    guard let gone = teller.trails.losses.last(where: { $0.controller == host && $0.time <= time }) else {
      return "controller \(name) is not in the window"
    }
    let step = teller.screenStep(host, until: time) {
      if case .hostDetach = $0 { return true }
      return if case .hostDismiss = $0 { true } else { false }
    }
    let since = step.map { "\(TimeText.seconds($0.time))\(line($0.place))" } ?? TimeText.seconds(gone.time)
    return "controller \(name) left the window at \(since)"
  }

  static func unlocked(hasLock: Bool) -> String {
    hasLock ? "unlocked" : "this SDK has no lock"
  }

  static func locked(since time: Instant?, _ teller: StoryTeller) -> String {
    guard let time else { return "locked" }
    let statements = teller.run.document.statements
    let mark = teller.run.marks.first {
      $0.time == time && statements[$0.statement].kind == .step(.lockPresentation)
    }
    return "locked since \(TimeText.seconds(time))\(line(teller.run.place(of: mark?.statement)))"
  }

  static func presentable(_ content: ContentID, _ catalog: Catalog) -> String {
    let source = catalog.content(content)
    let template = source.content.templateSystemName.map { ", template \($0)" } ?? ""
    return source.methodName == "snackBar" ? "\(source.methodName)\(template)" : source.methodName
  }

  static func unpresentable(_ content: ContentID, _ verdict: Verdict?, _ teller: StoryTeller) -> String {
    let source = teller.catalog.content(content).content
    if case .unknownTemplate = verdict {
      guard let template = source.templateSystemName else {
        return "a snack bar needs `templateSystemName`, and it has none (D7)"
      }
      return "no snack bar template is called `\(template)` (D7)"
    }
    guard let wireName = source.deliveryMethod else { return "the content has no `deliveryMethod`" }
    let methods = teller.world.machine.environment.plugins.deliveryMethods
    guard let name = methods.name(ofWireName: wireName, under: teller.policy) else {
      return "no delivery method of this SDK is called `\(wireName)`"
    }
    if name == "inline" {
      return "inline content is not presented by a trigger: a component of the app's own shows it"
    }
    return teller.catalog.record(content).lacksFrame
      ? "a \(name) needs `frameUI` under this profile, and it has none (P15)"
      : "\(name) presents nothing by itself"
  }

  static func ownRule(_ refusal: Verdict?) -> String {
    guard case .refused(_, let value) = refusal else { return "passed" }
    return "refused, value \(value)"
  }

  static func occupation(
    of host: ControllerID, _ content: ContentID?, _ refusal: Verdict?, _ screens: HostSnapshot,
    at time: Instant, _ teller: StoryTeller
  ) -> String {
    let name = teller.world.name(of: host)
    if case .alreadyPresenting(let id) = refusal {
      return showing(.campaign(id), teller) + ", and one is all"
    }
    guard case .hostBusy(_, let occupation) = refusal else {
      if let content, teller.catalog.record(content).behavior.kind == .overlay {
        return "a snack bar lies on \(name) whatever that presents"
      }
      return teller.policy.stacking == .everything
        ? "this SDK stacks everything" : "\(name) presents nothing"
    }
    switch occupation {
    case .presenting:
      let place = screens.controllers.lastIndex { $0.id == host }
      let above = place.flatMap { $0 + 1 < screens.controllers.count ? screens.controllers[$0 + 1].id : nil }
      let up = teller.trails.presentations.last {
        $0.host == host && $0.asked <= time && ($0.ending?.time ?? .init(milliseconds: .max)) >= time
          && teller.catalog.record($0.content).behavior.kind == .modal
      }
      guard let shown = above ?? up.map({ .campaign($0.id) }) else {
        return "\(name) presents something already"
      }
      return "\(name) presents \(showing(shown, until: time, teller))"
    case .transitioning: return "a transition of \(name) runs"
    case .refusedByPresenter, .presenterSilent: return Wording.text(of: occupation)
    }
  }

  private static func showing(_ controller: ControllerID, _ teller: StoryTeller) -> String {
    showing(controller, until: Instant(milliseconds: .max), teller) + " is up"
  }

  /// `promo-1 since 0.000s` or `screen onboarding since 0.200s (line 7)`.
  private static func showing(
    _ controller: ControllerID, until time: Instant, _ teller: StoryTeller
  ) -> String {
    let name = teller.world.name(of: controller)
    if let id = controller.presentation {
      guard let place = teller.trails.presentationPlaces[id] else { return name }
      return "\(name) since \(TimeText.seconds(teller.trails.presentations[place].asked))"
    }
    let step = teller.screenStep(controller, until: time) {
      if case .hostPresent = $0 { true } else { false }
    }
    guard let step else { return "screen \(name) from the start" }
    return "screen \(name) since \(TimeText.seconds(step.time))\(line(step.place))"
  }
}
