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

  static func closed(by event: Event?, _ teller: PresentationTeller) -> String {
    guard let event, event.isTouch else {
      if case .timerFired = event { return leftByItself }
      return "it was taken down"
    }
    return "closed by a \(gesture(event, in: teller))"
  }

  /// `tap on “Turn on”`.
  static func gesture(_ event: Event, in teller: PresentationTeller) -> String {
    if case .tapped(_, let target) = event { return "tap on \(name(of: target, in: teller))" }
    if case .swiped(_, let swipe) = event {
      let flick = swipe.isFlick ? " with a flick" : ""
      let direction = swipe.direction == .down ? "down" : "up"
      return "swipe \(direction) by \(swipe.thousandths / 10)%\(flick)"
    }
    return "press of the system's back"
  }

  private static func name(of target: TapTarget, in teller: PresentationTeller) -> String {
    switch target {
    case .element(let number):
      let texts = teller.teller.catalog.drawnTexts(of: teller.trail.content)
      let text = texts.dropFirst(Int(number)).first.flatMap { $0 }
      return text.map { "“\($0)”" } ?? "element \(number)"
    case .closeButton: return "the close button"
    case .container: return "the container"
    case .outside: return "what lies outside"
    }
  }
}
