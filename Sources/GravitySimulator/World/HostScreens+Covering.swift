import GravityPresentation

extension HostScreens {
  /// Whether one of the controllers stands on the screen, directly or on what stands on it.
  func isCovered(_ screen: ControllerID, by covers: [ControllerID]) -> Bool {
    covers.contains { cover in
      var below = self[cover]?.presenter
      while let id = below {
        if id == screen { return true }
        below = self[id]?.presenter
      }
      return false
    }
  }

  /// Whether a campaign is on its way out, or gone.
  func isLeaving(_ id: PresentationID) -> Bool {
    if let overlay = overlay(id) { return overlay.isLeaving || overlay.transition == .disappearing }
    return self[.campaign(id)].map { $0.transition == .disappearing } ?? true
  }
}
