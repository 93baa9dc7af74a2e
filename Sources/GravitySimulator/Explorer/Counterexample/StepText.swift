import GravityPresentation

/// What an event of a path is called in a scenario.
struct StepText {
  private let world: SimulatedWorld
  private let plan: ExplorationPlan
  private let source: ScenarioLines

  /// - Parameter world: As it is before the event.
  init(_ world: SimulatedWorld, _ plan: ExplorationPlan, _ source: ScenarioLines) {
    self.world = world
    self.plan = plan
    self.source = source
  }

  /// - Returns: Nil for what time and the server bring about.
  func text(of event: ExploredEvent) throws(CounterexampleFault) -> String? {
    switch event {
    case .call(let number):
      guard let text = source.call(Int(number)) else { throw .noWords(step: event) }
      return text
    case .tap(let id, let target):
      guard let content = world.content(of: id), let words = words(of: target, in: [content], content) else {
        throw .noWords(step: event)
      }
      return "tap \(words)" + (try place(of: id, event))
    case .swipe(let id, .down): return "swipe down" + (try place(of: id, event))
    case .swipe(let id, .up): return "swipe up" + (try place(of: id, event))
    case .back: return "back"
    case .inlineTap(let id, let content, let target): return try inlineTap(id, content, target, event)
    case .prompt(let isAllowed): return "answer push \(isAllowed ? "allow" : "deny")"
    case .background: return "background"
    case .foreground: return "foreground"
    case .lock: return "lockPresentation"
    case .unlock: return "unlockPresentation"
    case .leave(let id): return "host dismiss \(WrittenValue.word(world.name(of: id)))"
    case .answer, .due, .overdue: return nil
    }
  }

  /// - Parameter contents: All that the text is looked for in.
  private func words(of target: TapTarget, in contents: [ContentID], _ content: ContentID) -> String? {
    switch target {
    case .element(let number):
      let texts = contents.flatMap { Array(world.catalog.drawnTexts(of: $0)) }
      let own = Array(world.catalog.drawnTexts(of: content))
      guard own.indices.contains(Int(number)) else { return nil }
      if let text = own[Int(number)], !text.isEmpty, texts.count(where: { $0 == text }) == 1 {
        return StringText.quoted(text)
      }
      return "element=\(number)"
    case .closeButton: return "close"
    case .container: return "container"
    case .outside: return "outside"
    }
  }

  /// ` in=CONTENT`, where it is not the top-most that is touched.
  private func place(of id: PresentationID, _ event: ExploredEvent) throws(CounterexampleFault) -> String {
    let all = world.host.presentations
    if all.last == id { return "" }
    let name = world.contentName(of: id)
    guard all.last(where: { world.contentName(of: $0) == name }) == id else { throw .noWords(step: event) }
    return " in=\(WrittenValue.word(name))"
  }

  /// N2: in the component where that is enough, else in the content.
  private func inlineTap(
    _ id: InlineID, _ content: ContentID, _ target: TapTarget, _ event: ExploredEvent
  ) throws(CounterexampleFault) -> String {
    let all = world.contents(of: id)
    let isAlone = all.count == 1
    let names = [
      isAlone ? world.name(of: id) : world.catalog.name(of: content), world.catalog.name(of: content),
    ]
    for name in names {
      guard let (found, contents) = world.inlineTouched(name), found == id,
        contents.contains(content), contents.count == 1 || isAlone,
        let words = words(of: target, in: contents, content)
      else { continue }
      return "tap \(words) in=\(WrittenValue.word(name))"
    }
    throw .noWords(step: event)
  }
}
