import GravityPresentation

/// Gestures inside inline components (N2).
extension SimulatedWorld {
  /// The inline contents that a gesture means; nil where it means something presented.
  ///
  /// - Parameter name: A content's or a component's; without one the top-most content is meant, and where nothing is
  ///   presented the one component that draws something.
  func inlineTouched(_ name: String?) -> (InlineID, [ContentID])? {
    guard let name else {
      guard host.presentations.isEmpty else { return nil }
      let drawing = inline.mounted.filter { !(inline[$0]?.value.blocks.isEmpty ?? true) }
      return drawing.count == 1 ? drawing.first.map { ($0, contents(of: $0)) } : nil
    }
    if host.presentations.contains(where: { contentName(of: $0) == name }) { return nil }
    if let id = inline.mounted(name) { return (id, contents(of: id)) }
    return inline.place(ofContent: name, in: catalog).map { ($0.0, [$0.1]) }
  }

  func contents(of id: InlineID) -> [ContentID] { inline[id]?.value.blocks.map(\.content) ?? [] }

  mutating func tap(
    _ target: TouchTarget, inlineIn name: String?, _ id: InlineID, waits: Bool
  ) throws {
    try reach(id, waits: waits)
    // What is drawn may have changed while the gesture waited.
    guard let (id, contents) = inlineTouched(name), let component = inline[id] else {
      throw WorldError.impossible("\(name ?? "it") is no longer there", possible: nil)
    }
    guard !contents.isEmpty else {
      throw WorldError.impossible(
        "\(component.name) draws nothing", possible: Wording.reason(of: component, in: self))
    }
    let (content, element) = try inlineTarget(target, in: contents, of: component)
    tappedComponent = id
    defer { tappedComponent = nil }
    try take(.inlineTapped(id, content, element, on: component.screen))
  }

  /// Where the finger comes down: nothing but the component's own screen may be top-most.
  mutating func reach(_ id: InlineID, waits: Bool) throws {
    try requireScreen()
    guard let component = inline[id] else { return }
    while let top = host.topMost, top.id != component.screen {
      guard waits, let campaign = top.id.presentation, let end = agenda.due(of: .disappearing(campaign))
      else {
        throw WorldError.impossible("\(component.name) is covered by \(name(of: top.id))", possible: nil)
      }
      try advance(to: end)
    }
    guard component.value.isOnScreen || inline[id]?.value.isOnScreen == true else {
      throw WorldError.impossible(
        "\(component.name) is not on the screen",
        possible: "\(name(of: component.screen)) is out of the window")
    }
  }

  /// What is put into an input of inline content makes a variant of it, as of what is presented.
  mutating func put(
    _ words: String, into attribute: String, isTyped: Bool, inlineIn id: InlineID, _ contents: [ContentID],
    waits: Bool
  ) throws {
    try reach(id, waits: waits)
    let having = contents.first { content in
      machine.environment.inputs(of: content).contains { $0.attribute == attribute }
    }
    guard let content = having ?? contents.first else {
      throw WorldError.impossible(
        "\(name(of: id)) draws nothing", possible: inline[id].map { Wording.reason(of: $0, in: self) })
    }
    let (_, value) = try value(of: words, for: attribute, isTyped: isTyped, in: content)
    tell(id, .updated(answer(attribute, value, in: content)))
    try runDue()
  }

  private func inlineTarget(
    _ target: TouchTarget, in contents: [ContentID], of component: MountedComponent
  ) throws -> (ContentID, TapTarget) {
    switch target {
    case .text(let text): return try self.element(withText: text, in: contents, of: component)
    case .element(let number):
      guard contents.count == 1, let content = contents.first else {
        throw WorldError.impossible(
          "\(component.name) draws several contents",
          possible: "say which: " + contents.map { "in=\(catalog.name(of: $0))" }.joined(separator: ", "))
      }
      return (content, try tapTarget(.element(number), in: content))
    case .close, .container, .outside:
      throw WorldError.impossible(
        "inline content has nothing to dismiss, and no frame that is touched (N2)",
        possible: contents.first.map { possibleTargets(in: $0) } ?? nil)
    case .product(let number): return (contents[0], .element(UInt32(truncatingIfNeeded: number)))
    }
  }

  private func element(
    withText text: String, in contents: [ContentID], of component: MountedComponent
  ) throws -> (ContentID, TapTarget) {
    let having = contents.filter { catalog.drawnTexts(of: $0).contains(text) }
    guard let content = having.first else {
      let texts = contents.compactMap { possibleTargets(in: $0) }.joined(separator: "; ")
      throw WorldError.impossible(
        "“\(text)” is not in \(component.name)", possible: texts.isEmpty ? nil : texts)
    }
    guard having.count == 1 else {
      throw WorldError.impossible(
        "“\(text)” is in \(having.count) contents of \(component.name)",
        possible: "say which: " + having.map { "in=\(catalog.name(of: $0))" }.joined(separator: ", "))
    }
    return (content, try tapTarget(.text(text), in: content))
  }
}
