import GravityPresentation

/// The scripted presenter: it does what the platform does and finds fault with what the platform refuses.
extension SimulatedWorld {
  mutating func present(_ id: PresentationID, _ content: ContentID, on controller: ControllerID) {
    let behavior = catalog.record(content).behavior
    guard let screen = host[controller], screen.isInWindow else {
      fault = "the machine presents on a controller that is not in the window"
      return
    }
    recording.contents[id] = content
    switch behavior.kind {
    case .modal:
      guard !host.presents(controller), screen.transition == .none else {
        fault = "the machine presents on a controller that is busy"
        return
      }
      host.add(Screen(id: .campaign(id), presenter: controller, transition: .appearing))
    case .overlay:
      host.add(Overlay(presentation: id, host: controller, transition: .appearing))
    }
    queue.add(.viewAppeared(id))
    agenda.add(.appearing(id), at: isInBackground ? now : now + behavior.appears)
  }

  mutating func beginLeaving(_ id: PresentationID) {
    guard host.overlay(id) != nil else {
      fault = "the machine lets leave what is not there"
      return
    }
    host.update(overlay: id) { $0.isLeaving = true }
  }

  mutating func dismiss(_ id: PresentationID) {
    guard let content = recording.contents[id] else {
      fault = "the machine dismisses what was never presented"
      return
    }
    let disappears = catalog.record(content).behavior.disappears
    if let overlay = host.overlay(id) {
      // What left by itself is gone with this; its machine waits for no answer.
      if overlay.isLeaving { return host.removeOverlay(id) }
      guard overlay.transition != .disappearing else {
        fault = "the machine dismisses twice"
        return
      }
      _ = agenda.remove(.appearing(id))
      host.update(overlay: id) { $0.transition = .disappearing }
    } else {
      guard let screen = host[.campaign(id)], screen.transition != .disappearing else {
        fault = "the machine dismisses what is not there"
        return
      }
      _ = agenda.remove(.appearing(id))
      host.update(.campaign(id)) { $0.transition = .disappearing }
    }
    agenda.add(.disappearing(id), at: isInBackground ? now : now + disappears)
  }

  /// The end of a disappearing transition: the view and all that stands on it are gone.
  mutating func takeDown(_ id: PresentationID) {
    host.removeOverlay(id)
    lose(host.remove(.campaign(id)).dropFirst())
  }

  /// Tells the machine of the app's controllers that are gone, and forgets the transitions of the others.
  mutating func lose(_ gone: some Sequence<ControllerID>) {
    for controller in gone {
      if let id = controller.presentation {
        forgetTransitions(of: id)
      } else {
        queue.add(.controllerGone(controller))
      }
    }
  }

  mutating func forgetTransitions(of id: PresentationID) {
    _ = agenda.remove(.appearing(id))
    _ = agenda.remove(.disappearing(id))
  }

  /// Ends a running transition at once, as the system does when the app leaves the screen.
  mutating func endTransition(of id: PresentationID) {
    for task in [Agenda.Task.appearing(id), .disappearing(id)] where agenda.remove(task) {
      agenda.add(task, at: now)
    }
  }
}
