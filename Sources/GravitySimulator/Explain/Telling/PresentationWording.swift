import GravityPresentation

/// The sentences about presentations and gestures.
enum PresentationWording {
  static let unanswered = "the presenter has not answered"
  static let leftByItself = "it left by itself when its time was up (D5)"
  static let killed = "the app was killed"
  static let crashed = "the app crashed"
  static let refused = "the system refused it"
  static let gone = "gone by the end of the run"

  static func open(isLeaving: Bool) -> String {
    isLeaving ? "on its way out at the end of the run" : "on screen at the end of the run"
  }

  static func wentWith(_ host: String) -> String { "it went with its host \(host) (D10)" }

  static func closed(
    by closing: (time: Instant, event: Event, content: ContentID)?, _ teller: PresentationTeller
  ) -> String {
    guard let (_, event, content) = closing, event.isTouch else {
      if case .timerFired = closing?.event { return leftByItself }
      if case .responded(.click, _) = closing?.event {
        return "closed when the event of a click was answered"
      }
      return "it was taken down"
    }
    return "closed by a \(gesture(event, on: content, in: teller))"
  }

  /// `tap on “Turn on”`.
  ///
  /// - Parameter content: The content as it was drawn then.
  static func gesture(_ event: Event, on content: ContentID, in teller: PresentationTeller) -> String {
    if case .tapped(_, let target) = event { return "tap on \(name(of: target, on: content, in: teller))" }
    if case .inputChanged(_, _, let filled) = event {
      return "filled in: \(FormWording.text(of: teller.teller.catalog.answers(in: filled)))"
    }
    if case .swiped(_, let swipe) = event {
      let flick = swipe.isFlick ? " with a flick" : ""
      let direction = swipe.direction == .down ? "down" : "up"
      return "swipe \(direction) by \(swipe.thousandths / 10)%\(flick)"
    }
    return "press of the system's back"
  }

  private static func name(
    of target: TapTarget, on content: ContentID, in teller: PresentationTeller
  ) -> String {
    switch target {
    case .element(let number):
      let texts = teller.teller.catalog.drawnTexts(of: content)
      let text = texts.dropFirst(Int(number)).first.flatMap { $0 }
      return text.map { "“\($0)”" } ?? "element \(number)"
    case .closeButton: return "the close button"
    case .container: return "the container"
    case .outside: return "what lies outside"
    }
  }
}
