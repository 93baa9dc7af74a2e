import GravityPresentation

/// The presenter's part: transitions, and what they make of the host's screens.
extension Recorder {
  mutating func appear() throws {
    let id = try presentation()
    guard let showing = presented.last else { return }
    if isModal(showing.content) {
      change(showing.host) { $0.isPresenting = true }
      change(showing.host) { $0.isTransitioning = true }
      host.controllers.append(ControllerSnapshot(id: .campaign(id), isTransitioning: true))
    }
    tell(.viewAppeared(id))
    answerTracking()
  }

  mutating func endAppearing(after pause: Milliseconds) throws {
    let id = try presentation()
    for controller in host.controllers.map(\.id) { change(controller) { $0.isTransitioning = false } }
    tell(.appearingEnded(id), after: pause)
  }

  mutating func endDismissal(of id: PresentationID, after pause: Milliseconds) {
    if let showing = presented.last(where: { $0.id == id }), isModal(showing.content) {
      host.controllers.removeAll { $0.id == .campaign(id) }
      change(showing.host) { $0.isPresenting = false }
    }
    tell(.dismissalEnded(id), after: pause)
    answerTracking()
  }

  private func isModal(_ content: ContentID) -> Bool {
    machine.environment.catalog.record(content).behavior.kind == .modal
  }

  private mutating func change(_ id: ControllerID, _ body: (inout ControllerSnapshot) -> Void) {
    for place in host.controllers.indices where host.controllers[place].id == id {
      body(&host.controllers[place])
    }
  }
}
