import GravityPresentation

/// What the user does with a finger. Without a time of their own, gestures wait for a running transition of what
/// they touch, as UI test tools do.
extension SimulatedWorld {
  /// Touches the drawn element with exactly this text.
  public mutating func tap(_ text: String, in content: String? = nil, waits: Bool = true) throws {
    try tap(.text(text), in: content, waits: waits)
  }

  public mutating func tap(_ target: TouchTarget, in content: String? = nil, waits: Bool = true) throws {
    if case .product(let number) = target { return try tapProduct(number, in: content, waits: waits) }
    if let (inline, _) = inlineTouched(content) {
      return try tap(target, inlineIn: content, inline, waits: waits)
    }
    let id = try touched(content, waits: waits)
    try take(.tapped(id, try tapTarget(target, in: id)))
  }

  /// D3.
  public mutating func swipe(_ swipe: Swipe, in content: String? = nil, waits: Bool = true) throws {
    let id = try touched(content, waits: waits)
    try take(.swiped(id, swipe))
  }

  /// D13: so much of the content, or of the inline component, is in the window, in thousandths.
  public mutating func scroll(_ content: String, thousandths: Int32) throws {
    try requireScreen()
    if let (component, contents) = inlineTouched(content) {
      let isWhole = name(of: component) == content
      tell(
        component,
        isWhole
          ? .seen(thousandths: thousandths) : .contentSeen(contents[0], thousandths: thousandths))
      return try runDue()
    }
    let id = try presented(content)
    queue.add(.visibilityChanged(id, thousandths: thousandths))
    tell(.presentation(id), .contentSeen(thousandths: thousandths))
    try runDue()
  }

  /// D8: the system's back; iOS has none.
  public mutating func back(waits: Bool = true) throws {
    switch machine.environment.profile.policy.back {
    case .isMissing:
      let others = Profile.builtIn.filter { $0.policy.back != .isMissing }.map(\.name)
      throw WorldError.impossible(
        "this system has no back", possible: "it is there under " + others.joined(separator: " and "))
    case .closesEveryMethod: try take(.backPressed(try touched(nil, waits: waits)))
    case .closesModalKinds:
      guard let route = host.presentations.last(where: { host.overlay($0) == nil }) else {
        throw WorldError.impossible("no campaign is up that a back closes", possible: nil)
      }
      try take(.backPressed(try touched(contentName(of: route), waits: waits)))
    }
  }

  /// The presentation under the finger, once its transition has ended.
  mutating func touched(_ content: String?, waits: Bool) throws -> PresentationID {
    try requireScreen()
    while true {
      let id = try presented(content)
      try requireUncovered(id, isNamed: content != nil)
      guard waits, let end = transitionEnd(of: id) else { return id }
      try advance(to: end)
    }
  }

  func presented(_ content: String?) throws -> PresentationID {
    let all = host.presentations
    if let content {
      if let id = all.last(where: { contentName(of: $0) == content }) { return id }
      throw WorldError.impossible("\(content) is not on the screen", possible: presentedNames(all))
    }
    guard let id = all.last else {
      throw WorldError.impossible(
        "nothing is presented", possible: mountedNames.map { "mounted inline, for `in=`: \($0)" })
    }
    return id
  }

  private func presentedNames(_ all: [PresentationID]) -> String {
    let presented =
      all.isEmpty
      ? "nothing is presented"
      : "presented, bottom to top: " + all.map { contentName(of: $0) }.joined(separator: ", ")
    return presented + (mountedNames.map { "; mounted inline: \($0)" } ?? "")
  }

  /// A screen of the app's covers everything under it, and a snack bar lies under whatever its host presents.
  private func requireUncovered(_ id: PresentationID, isNamed: Bool) throws {
    let own: ControllerID = host.overlay(id)?.host ?? .campaign(id)
    guard let top = host.topMost, top.id != own else { return }
    let isModal = host.overlay(id) == nil
    if isModal, isNamed, top.id.presentation != nil { return }
    throw WorldError.impossible(
      "\(contentName(of: id)) is covered by \(name(of: top.id))", possible: nil)
  }

  func requireScreen() throws {
    try requireAlive()
    if isInBackground {
      throw WorldError.impossible("the app is in background", possible: "`foreground` brings it back")
    }
    if system.isPromptUp {
      throw WorldError.impossible(
        "the system's prompt covers the app", possible: "`answer push allow` or `answer push deny`")
    }
  }

  /// When the transition of the content or of its host ends; nil where none runs that ends by itself.
  func transitionEnd(of id: PresentationID) -> Instant? {
    let host = self.host.controller(under: id)?.presentation
    let ends = [id, host].compactMap { $0 }.flatMap { id in
      [agenda.due(of: .appearing(id)), agenda.due(of: .disappearing(id))]
    }
    return ends.compactMap { $0 }.max()
  }
}
