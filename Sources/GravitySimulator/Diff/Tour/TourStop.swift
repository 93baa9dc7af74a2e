import GravityPresentation

/// One stop of a tour: a fresh run in which one thing is done to one content.
struct TourStop: Hashable, Sendable {
  enum Deed: Hashable, Sendable {
    /// The trigger alone, and what time brings.
    case show
    /// A tap on an element by its place among the content's elements, with its name in messages.
    case tapElement(Int, name: String)
    case tapCloseButton
    case tapOutside
    case swipeDown
    case swipeUp
    case tapContainer
    case back
    case idle
  }

  /// Shown as the root of its campaign; nil leaves the choice of the root to the profile (P5).
  let content: TourContent?
  let deed: Deed

  /// Long enough for every nominal transition (D12) and for what needs a second of sight (E3), and shorter than
  /// any snack bar stays (D5): all profiles are touched at the same time and at rest.
  static let pause: Milliseconds = 2_000
  private static let idleTime: Milliseconds = 5_000

  /// What is done, and then all that comes of it: the app waits until time alone brings nothing more, and a prompt
  /// is refused.
  var script: ComparisonScript {
    let trigger = ComparisonStep(
      time: nil,
      action: .step(.trackView(PageContext(type: "HOMEPAGE", location: "app://home"), controller: nil)),
      name: "trackView")
    let name = DiffWording.name(of: deed)
    guard let action else {
      return ComparisonScript([trigger, ComparisonStep(time: nil, action: .step(.settle), name: name)])
    }
    guard deed != .idle else {
      return ComparisonScript([trigger, ComparisonStep(time: Self.idleTime, action: .nothing, name: name)])
    }
    let rest = [.step(.settle), .refusePrompt, .step(.settle)].map { (action: ComparisonStep.Action) in
      ComparisonStep(time: nil, action: action, name: name)
    }
    return ComparisonScript([trigger, ComparisonStep(time: Self.pause, action: action, name: name)] + rest)
  }

  private var action: ComparisonStep.Action? {
    switch deed {
    case .show: nil
    case .tapElement(let place, _): .tapElement(place)
    case .tapCloseButton: .step(.tap(.close, content: nil))
    case .tapOutside: .step(.tap(.outside, content: nil))
    case .swipeDown: .step(.swipe(Swipe(.down, thousandths: 1_000), content: nil))
    case .swipeUp: .step(.swipe(Swipe(.up, thousandths: 1_000), content: nil))
    case .tapContainer: .step(.tap(.container, content: nil))
    case .back: .step(.back)
    case .idle: .nothing
    }
  }
}
