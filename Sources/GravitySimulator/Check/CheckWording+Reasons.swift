import GravityPresentation

/// Why something is not shown, in words.
extension CheckWording {
  static let crashes = "the app crashes"
  static let otherURLs = "no entry"

  /// Nil for what is presented.
  static func reason(of verdict: Verdict, in world: SimulatedWorld) -> String? {
    let text: String
    switch verdict {
    case .presented: return nil
    case .loadFailed(let failure): text = "it cannot be read: \(Wording.text(of: failure, in: world))"
    case .noContent: text = "it has no content to begin with (P4, P5)"
    case .noElements(let content): text = "\(world.catalog.name(of: content)) has no elements (P6)"
    case .notPresentable(let content): text = obstacle(to: content, in: world)
    case .unknownTemplate(let content):
      let template = world.catalog.content(content).content.templateSystemName
      text =
        "\(world.catalog.name(of: content)) has \(template.map { "the unknown template \($0)" } ?? "no template") (D7)"
    case .noHost, .hostInactive, .hostBusy, .alreadyPresenting, .locked, .notTried, .capacity, .refused:
      let values = Wording.values(of: verdict, in: world).map { ": \($0)" } ?? ""
      text = Wording.reason(of: verdict, in: world) + values
    }
    return TerminalText.sanitized(text)
  }

  private static func obstacle(to content: ContentID, in world: SimulatedWorld) -> String {
    let name = world.catalog.name(of: content)
    let method = world.catalog.methodName(of: content)
    if world.catalog.record(content).lacksFrame { return "\(name) has no frameUI (P15)" }
    if method == "inline" { return "\(name) is for the app's inline components (P10)" }
    return method.isEmpty
      ? "\(name) has no delivery method (P10)"
      : "nothing presents the delivery method \(method) of \(name) (P10)"
  }

  static func reason(of obstacle: MapContent.Obstacle, _ content: MapContent) -> String {
    switch obstacle {
    case .noElements: "it has no elements (P6)"
    case .notPresentable where content.method == "inline": "nothing presents inline content (P10)"
    case .notPresentable where content.method.isEmpty: "it has no delivery method (P10)"
    case .notPresentable: "nothing presents the delivery method \(MapText.shown(content.method)) (P10)"
    case .unknownTemplate: "its template is unknown (D7)"
    case .frameMissing: "it has no frameUI (P15)"
    }
  }

  static func text(of mark: MapContent.Mark) -> String {
    switch mark {
    case .deadEnd: "DEAD END: nothing takes it off the screen"
    case .trap: "TRAP: it gives way only to contents that stay"
    }
  }

  /// The content's id, with a number where another has the same.
  static func name(of content: TourContent) -> String {
    MapText.shown(content.id) + (content.occurrence > 0 ? " (no. \(content.occurrence + 1))" : "")
  }

  /// Nil for the close.
  static func word(for occasion: Occasion) -> String? {
    switch occasion {
    case .load: "load"
    case .impression: "impression"
    case .visibleImpression: "visible impression"
    case .close: nil
    }
  }
}
