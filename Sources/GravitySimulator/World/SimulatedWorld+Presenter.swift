import GravityPresentation

/// The machine's requests go to the presenter of the content's delivery method.
extension SimulatedWorld {
  mutating func present(_ id: PresentationID, _ content: ContentID, on controller: ControllerID) {
    recording.keep(content, of: id)
    // A method without a presenter is refused, as a view that cannot be built would be.
    guard let presenter = presenter(for: content) else { return answer(.presentationRefused(id)) }
    presenter.present(id, content, on: controller, in: &self)
  }

  mutating func beginLeaving(_ id: PresentationID) {
    guard let presenter = content(of: id).flatMap(presenter(for:)) else {
      return find("the machine lets leave what is not there")
    }
    presenter.beginLeaving(id, in: &self)
  }

  mutating func dismiss(_ id: PresentationID) {
    guard let presenter = content(of: id).flatMap(presenter(for:)) else {
      return find("the machine dismisses what is not there")
    }
    presenter.dismiss(id, in: &self)
  }

  /// What is presented draws another content from now on.
  mutating func update(_ id: PresentationID, to content: ContentID) {
    recording.keep(content, of: id)
    host.update(.campaign(id)) { $0.content = content }
    host.update(overlay: id) { $0.content = content }
  }

  private func presenter(for content: ContentID) -> (any ScriptedPresenter)? {
    setup.presenters[catalog.methodName(of: content)]
  }

  /// What a presentation shows, or showed as long as it was there.
  func content(of id: PresentationID) -> ContentID? {
    host.content(of: id) ?? recording.contents[id]
  }

  /// A presenter's answer, for the machine's queue.
  public mutating func answer(_ event: Event) {
    queue.add(event)
  }

  /// A request that the platform would refuse; it fails the run.
  mutating func find(_ fault: String) {
    self.fault = self.fault ?? fault
  }

  func behavior(of id: PresentationID) -> DeliveryBehavior? {
    content(of: id).map { catalog.record($0).behavior }
  }

  /// A transition ends after its time, or at once where the app is not on the screen (T2).
  mutating func schedule(_ task: Agenda.Task, in time: Milliseconds) {
    agenda.add(task, at: isInBackground ? now : now + time)
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
