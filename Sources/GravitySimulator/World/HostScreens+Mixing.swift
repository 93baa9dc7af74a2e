import GravityPresentation

extension HostScreens {
  func mix(into mixer: inout StateMixer) {
    for screen in screens {
      mixer.add(UInt64(screen.id.word) | UInt64(screen.presenter?.word ?? 0x7FFF_FFFF) << 32)
      mixer.add(
        UInt64(screen.content.map { $0.index &+ 1 } ?? 0) | (screen.isInWindow ? 1 << 40 : 0)
          | UInt64(screen.transition.place) << 42)
    }
    for overlay in overlays {
      mixer.add(overlay.presentation.ticket.word | UInt64(overlay.host.word) << 32)
      mixer.add(
        UInt64(overlay.content.index) | (overlay.isLeaving ? 1 << 40 : 0)
          | UInt64(overlay.transition.place) << 42 | 1 << 48)
    }
  }
}

extension Screen.Transition {
  fileprivate var place: Int {
    switch self {
    case .none: 0
    case .appearing: 1
    case .disappearing: 2
    }
  }
}
