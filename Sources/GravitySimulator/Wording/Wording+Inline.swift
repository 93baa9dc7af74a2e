import GravityPresentation

/// The sentences about inline components (N1).
extension Wording {
  /// What a component draws, or why it draws nothing: `the answer to selector “feed” brought no content`.
  static func reason(of component: MountedComponent, in world: SimulatedWorld) -> String {
    reason(of: component.value.drawing, by: component.source, in: world)
  }

  static func reason(
    of drawing: InlineDrawing, by source: InlineSource, in world: SimulatedWorld
  ) -> String {
    switch drawing {
    case .loader: "it shows its loader, \(text(of: source)) is not answered yet"
    case .contents(let contents):
      "it shows " + contents.map { name(of: $0, in: world) }.joined(separator: ", ")
    case .nothing(let reason):
      switch reason {
      case .notAskedFor: "it has not appeared yet, and so asked for nothing"
      case .awaited: "\(text(of: source)) is not answered yet, and there is no loader"
      case .noContent: "\(text(of: source)) was answered without a content to draw"
      case .failed(let failure): "\(text(of: source)) failed: \(text(of: failure, in: world))"
      case .refused: "the SDK was not initialized, and nothing was sent (C2)"
      case .unmounted: "it is no longer mounted"
      }
    }
  }

  /// What to do about a component that is not as it should be.
  static func help(with component: MountedComponent, in world: SimulatedWorld) -> String? {
    switch component.value.phase {
    case .idle: return "bring its screen back into the window"
    case .loading: return "`wait` until the answer is there"
    case .empty, .failed:
      if case .failed(.status(404)) = component.value.phase {
        return "`on \(text(of: component.source, isStatement: true)) reply …` scripts an answer"
      }
      return "it is tried again when it appears the next time, as after `host attach`"
    case .shown, .gone: return nil
    }
  }

  /// `selector “feed”`.
  static func text(of source: InlineSource) -> String {
    switch source {
    case .selector(let name): "selector “\(name)”"
    case .group(let name): "group “\(name)”"
    }
  }

  private static func text(of source: InlineSource, isStatement: Bool) -> String {
    switch source {
    case .selector(let name): "selector \"\(name)\""
    case .group(let name): "group \"\(name)\""
    }
  }

  static func height(of component: MountedComponent, in world: SimulatedWorld) -> String {
    switch component.value.height(in: world.catalog) {
    case .byContent: "it has no height of its own"
    case .byLoader: "it is as high as its loader"
    case .points(let points): "its height is \(PointsText.text(points))"
    }
  }

  static func heightRule(of kind: InlineKind) -> String {
    switch kind {
    case .swiftUI: "a SwiftUI view is as high as its content (N1)"
    case .uiKit: "it is `frameUI.container.style.size.height` of its content, 0 without (N1)"
    case .list: "it is the largest `frameUI.container.style.size.height` of its contents, 0 without (N1)"
    }
  }

  static func text(of event: InlineEvent, in world: SimulatedWorld) -> String {
    switch event {
    case .mounted: "is mounted"
    case .rebound(let hasNewSelector): hasNewSelector ? "is given another selector" : "is given another page"
    case .unmounted: "is unmounted"
    case .appeared: "appears"
    case .disappeared: "disappears"
    case .loaded: "gets its answer"
    case .failed(_, let failure):
      "gets no content: " + (failure.map { text(of: $0, in: world) } ?? "nothing was sent")
    case .seen(let thousandths): "is visible by \(percent(thousandths))"
    case .contentSeen(let content, let thousandths):
      "has \(name(of: content, in: world)) visible by \(percent(thousandths))"
    case .secondPassed(let content): "had \(name(of: content, in: world)) in sight for a second"
    case .updated(let content): "draws \(name(of: content, in: world)) anew"
    }
  }

  /// An effect as a line of a trace; nil for one that the machine's own line tells of.
  static func line(
    of effect: InlineEffect, of id: InlineID, by source: InlineSource, in world: SimulatedWorld
  ) -> (kind: String, text: String)? {
    let name = world.name(of: id)
    switch effect {
    case .load, .report, .quirk, .draw(.nothing(.unmounted)), .note(.nothingChanged): return nil
    case .draw(let drawing):
      return ("inline", "\(name): \(reason(of: drawing, by: source, in: world))")
    case .startTimer(let content, let due):
      return (
        "effect",
        "start timer second in sight of \(self.name(of: content, in: world)) in \(name), due at \(TimeText.seconds(due))"
      )
    case .cancelTimer(let content):
      return ("effect", "cancel timer second in sight of \(self.name(of: content, in: world)) in \(name)")
    case .note(let note): return ("note", "\(name): \(text(of: note))")
    }
  }

  static func text(of note: InlineNote) -> String {
    switch note {
    case .nothingChanged: "nothing changed"
    case .loadsOnAppearance: "it loads when it appears (N1)"
    case .keepsContent: "what it loaded is kept, whatever the page (N1)"
    case .keepsRequest: "a request is on its way already"
    case .pageCountsLater: "the page counts from the next request on"
    case .selectorIsFixed: "its selector cannot change"
    case .tooLate: "too late: this no longer matters"
    case .unmountedBefore: "too late: it was unmounted before"
    }
  }
}
