import GravityPresentation

/// What the app does with screens of its own (D10); all of it is instant.
extension SimulatedWorld {
  public mutating func hostPresent(_ name: String) throws {
    try requireAlive()
    let id = names.addedID(of: name)
    guard host[id] == nil else { throw impossible("\(name) is on the screen already") }
    guard let top = host.topMost else { throw impossible("no controller is in the window") }
    guard top.transition == .none else {
      throw impossible("\(self.name(of: top.id)) is in a transition and cannot present \(name)")
    }
    host.add(Screen(id: id, presenter: top.id))
    try runDue()
  }

  public mutating func hostDismiss(_ name: String) throws {
    try requireAlive()
    let id = try screen(name).id
    lose(host.remove(id))
    try runDue()
  }

  /// The controller leaves the window; what stands on it goes, the controller itself can come back.
  public mutating func hostDetach(_ name: String) throws {
    try requireAlive()
    let screen = try screen(name)
    guard screen.isInWindow else { throw impossible("\(name) is out of the window already") }
    host.update(screen.id) { $0.isInWindow = false }
    host.overlays.filter { $0.host == screen.id }.forEach {
      forgetTransitions(of: $0.presentation)
      host.removeOverlay($0.presentation)
    }
    for campaign in host.screens where campaign.presenter == screen.id && campaign.id.presentation != nil {
      lose(host.remove(campaign.id))
    }
    try take(.controllerGone(screen.id))
  }

  public mutating func hostAttach(_ name: String) throws {
    try requireAlive()
    let screen = try screen(name)
    guard !screen.isInWindow else { throw impossible("\(name) is in the window already") }
    host.update(screen.id) { $0.isInWindow = true }
    try runDue()
  }

  /// Opens a transition that `hostDismiss` ends (P8).
  public mutating func hostBeginDismissing(_ name: String) throws {
    try requireAlive()
    let screen = try screen(name)
    guard screen.transition == .none else { throw impossible("\(name) is being dismissed already") }
    host.update(screen.id) { $0.transition = .disappearing }
    try runDue()
  }

  private func screen(_ name: String) throws -> Screen {
    guard let id = names.id(of: name), let screen = host[id] else {
      throw impossible("\(name) is not on the screen")
    }
    return screen
  }

  private func impossible(_ what: String) -> WorldError {
    let names = host.screens.map { name(of: $0.id) + ($0.isInWindow ? "" : " (out of the window)") }
    return .impossible(
      what, possible: names.isEmpty ? nil : "on the screen, bottom to top: " + names.joined(separator: ", "))
  }

  /// The name of a controller: the app's own name for it, or the content it shows.
  func name(of id: ControllerID) -> String {
    if let presentation = id.presentation { return contentName(of: presentation) }
    return id.appNumber.map { names[$0] } ?? "no controller"
  }

  func contentName(of id: PresentationID) -> String {
    content(of: id).map { catalog.name(of: $0) } ?? "nothing"
  }
}
