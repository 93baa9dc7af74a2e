import GravityActions
import GravityPresentation

/// The scripted host: its controllers bottom to top, and the snack bars that lie on them.
struct HostScreens: Hashable, Sendable {
  var screens = SmallArray<Screen>()
  var overlays = SmallArray<Overlay>()

  init(apps: [ControllerID]) {
    for id in apps { add(Screen(id: id, presenter: screens.last?.id)) }
  }

  mutating func add(_ screen: Screen) { screens.append(screen) }

  mutating func add(_ overlay: Overlay) { overlays.append(overlay) }

  subscript(id: ControllerID) -> Screen? { screens.last { $0.id == id } }

  func overlay(_ id: PresentationID) -> Overlay? { overlays.last { $0.presentation == id } }

  /// What is presented there, nil for what is not there.
  func content(of id: PresentationID) -> ContentID? {
    self[.campaign(id)]?.content ?? overlay(id)?.content
  }

  mutating func update(_ id: ControllerID, _ change: (inout Screen) -> Void) {
    guard let index = screens.lastIndex(where: { $0.id == id }) else { return }
    change(&screens[index])
  }

  mutating func update(overlay id: PresentationID, _ change: (inout Overlay) -> Void) {
    guard let index = overlays.lastIndex(where: { $0.presentation == id }) else { return }
    change(&overlays[index])
  }

  mutating func removeOverlay(_ id: PresentationID) {
    overlays.removeAll { $0.presentation == id }
  }

  /// Takes a controller and all that stands on it away (D10); returns the controllers, bottom first.
  mutating func remove(_ id: ControllerID) -> [ControllerID] {
    guard screens.contains(where: { $0.id == id }) else { return [] }
    var gone = [id]
    for screen in screens {
      if let presenter = screen.presenter, gone.contains(presenter), screen.id != id {
        gone.append(screen.id)
      }
    }
    screens.removeAll { gone.contains($0.id) }
    overlays.removeAll { gone.contains($0.host) }
    return gone
  }

  func presents(_ id: ControllerID) -> Bool {
    screens.contains { $0.presenter == id }
  }

  var topMost: Screen? { screens.last { $0.isInWindow } }

  /// What the machine is told, into a snapshot that may be there already.
  ///
  /// - Parameter pushStatus: The system's.
  func fill(_ snapshot: inout HostSnapshot, pushStatus: PushAuthorizationStatus) {
    snapshot.pushStatus = pushStatus
    snapshot.controllers.removeAll(keepingCapacity: true)
    for screen in screens {
      snapshot.controllers.append(
        ControllerSnapshot(
          id: screen.id, isInWindow: screen.isInWindow,
          isBeingDismissed: screen.transition == .disappearing,
          isTransitioning: screen.transition != .none, isPresenting: presents(screen.id)))
    }
  }

  /// Everything presented, bottom to top: each controller's own campaign, then the snack bars on it.
  var presentations: [PresentationID] {
    var ids: [PresentationID] = []
    for screen in screens {
      if let own = screen.id.presentation { ids.append(own) }
      for overlay in overlays where overlay.host == screen.id { ids.append(overlay.presentation) }
    }
    return ids
  }

  var hasPresentations: Bool { !overlays.isEmpty || screens.contains { $0.content != nil } }

  func controller(under id: PresentationID) -> ControllerID? {
    overlay(id)?.host ?? self[.campaign(id)]?.presenter
  }
}
