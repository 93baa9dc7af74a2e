import GravityPresentation

/// What a phone shows at one moment of a run: plain data, which nothing lays out before it is drawn.
struct PhoneScene: Hashable, Sendable {
  /// What the user looks at.
  let front: PhoneFront
  /// The app's screens and the campaigns on them, bottom to top; none where the app does not run.
  let layers: [PhoneLayer]
  /// The system asks for the push permission.
  let isPromptUp: Bool
  /// Presentation is locked.
  let isLocked: Bool

  /// The name of the app's own controller on top; empty where the app does not run.
  var screen: String {
    for case .screen(let screen) in layers.reversed() where screen.isInWindow { return screen.name }
    return ""
  }

  /// The same in a sentence, for those who do not see it.
  var summary: String { PhoneWording.summary(of: self) }
}
