import Testing

@testable import GravityPresentation

extension MachineScript {
  /// The view of a requested presentation appears; its transition begins.
  mutating func appear(_ name: String) -> [String] {
    let id = lines.presentation(name)
    if let below = lines.host(of: id), isModal(id) {
      change(below) { $0.isPresenting = true }
      change(below) { $0.isTransitioning = true }
      host.controllers.append(ControllerSnapshot(id: .campaign(id), isTransitioning: true))
    }
    return drive(.viewAppeared(id))
  }

  /// Its transition ends.
  mutating func settle(_ name: String) -> [String] {
    let id = lines.presentation(name)
    change(.campaign(id)) { $0.isTransitioning = false }
    if let below = lines.host(of: id) { change(below) { $0.isTransitioning = false } }
    return drive(.appearingEnded(id))
  }

  /// It appears, and is shown.
  mutating func show(_ name: String) -> [String] { appear(name) + settle(name) }

  /// Its dismissal's transition ends; what stood on it is gone with it.
  mutating func leave(_ name: String) -> [String] {
    let id = lines.presentation(name)
    if let below = lines.host(of: id), isModal(id) {
      removeControllers(from: .campaign(id))
      change(below) { $0.isPresenting = false }
      change(below) { $0.isTransitioning = false }
    }
    return drive(.dismissalEnded(id))
  }

  mutating func refuse(_ name: String) -> [String] { drive(.presentationRefused(lines.presentation(name))) }

  mutating func tap(_ name: String, _ target: TapTarget = .element(0)) -> [String] {
    drive(.tapped(lines.presentation(name), target))
  }

  mutating func swipe(_ name: String, _ swipe: Swipe) -> [String] {
    drive(.swiped(lines.presentation(name), swipe))
  }

  mutating func see(_ name: String, _ thousandths: Int32) -> [String] {
    drive(.visibilityChanged(lines.presentation(name), thousandths: thousandths))
  }

  /// The app presents a screen of its own, at once.
  mutating func presentApp(_ number: UInt16) {
    if let below = host.topMost { change(below) { $0.isPresenting = true } }
    host.controllers.append(ControllerSnapshot(id: .app(number)))
  }

  /// A controller goes away, and all that is above it.
  mutating func remove(_ controller: ControllerID) -> [String] {
    removeControllers(from: controller)
    return drive(.controllerGone(controller))
  }

  mutating func change(_ id: ControllerID, _ change: (inout ControllerSnapshot) -> Void) {
    guard let place = host.controllers.firstIndex(where: { $0.id == id }) else { return }
    change(&host.controllers[place])
  }

  mutating func beginDisappearing(_ id: PresentationID) {
    guard isModal(id), let below = lines.host(of: id) else { return }
    if host[.campaign(id)] == nil { Issue.record("dismisses what is not there") }
    change(.campaign(id)) { $0.isBeingDismissed = true }
    change(.campaign(id)) { $0.isTransitioning = true }
    change(below) { $0.isTransitioning = true }
  }

  /// It goes, and all that stands on it: campaigns on their host, the app's screens on what is below them.
  private mutating func removeControllers(from id: ControllerID) {
    guard let place = host.controllers.firstIndex(where: { $0.id == id }) else { return }
    var gone = [id]
    for (lower, upper) in zip(host.controllers[place...], host.controllers[place...].dropFirst()) {
      let below = upper.id.presentation.flatMap { lines.host(of: $0) } ?? lower.id
      if gone.contains(below) { gone.append(upper.id) }
    }
    host.controllers.removeAll { gone.contains($0.id) }
    guard place > 0 else { return }
    host.controllers[place - 1].isPresenting = false
    host.controllers[place - 1].isTransitioning = false
  }

  private func isModal(_ id: PresentationID) -> Bool {
    guard let content = lines.content(of: id) else { return false }
    return machine.environment.catalog.record(content).behavior.kind == .modal
  }
}

extension MachineScript {
  /// As `leave`, with a change to the host below at the very moment.
  mutating func answerDismissal(
    of name: String, _ change: (inout ControllerSnapshot) -> Void
  ) -> [String] {
    let id = lines.presentation(name)
    host.controllers.removeAll { $0.id == .campaign(id) }
    self.change(.home) { $0.isTransitioning = false }
    self.change(.home, change)
    return drive(.dismissalEnded(id))
  }
}
