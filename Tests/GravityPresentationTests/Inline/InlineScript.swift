@testable import GravityPresentation

/// Drives one inline component through a test's transcript: each input answers with its exact effects, a line each.
struct InlineScript {
  let environment: PresentationEnvironment
  private let bodies: [BodyID]
  var component: InlineComponent
  var now = Instant.start
  private(set) var timers: [(content: ContentID, due: Instant)] = []
  private var request: UInt32 = 0

  /// - Parameter answers: What the server can answer; each campaign is a list of contents.
  init(
    _ kind: InlineKind, _ profile: Profile = .ios, hasLoader: Bool = false, answers: [[Content]]...
  ) {
    var builder = CatalogBuilder(profile: profile)
    bodies = answers.map { campaigns in
      let data = campaigns.map { Campaign("campaign", variations: [$0]).response.data }.flatMap { $0 }
      return builder.add(ContentResponse(data: data), drawsInline: true)
    }
    environment = builder.environment()
    component = InlineComponent(kind, hasLoader: hasLoader, under: profile.policy)
  }

  mutating func drive(_ event: InlineEvent) -> [String] {
    var effects: [InlineEffect] = []
    component.handle(event, in: environment, at: now) { effects.append($0) }
    for effect in effects { carryOut(effect) }
    return effects.map(line)
  }

  /// The latest request is answered with one of the answers.
  mutating func answer(_ number: Int) -> [String] { drive(.loaded(request, bodies[number])) }

  /// An earlier request is answered.
  mutating func answer(_ number: Int, toRequest request: UInt32) -> [String] {
    drive(.loaded(request, bodies[number]))
  }

  mutating func fail(_ failure: LoadFailure?) -> [String] { drive(.failed(request, failure)) }

  mutating func wait(_ time: Milliseconds) -> [String] {
    now = now + time
    var lines: [String] = []
    while let place = timers.firstIndex(where: { $0.due <= now }) {
      lines += drive(.secondPassed(timers.remove(at: place).content))
    }
    return lines
  }

  /// The content that is drawn under a name.
  func content(_ name: String) -> ContentID {
    let block = component.blocks.first { environment.catalog.name(of: $0.content) == name }
    return block?.content ?? ContentID(index: .max)
  }

  private mutating func carryOut(_ effect: InlineEffect) {
    switch effect {
    case .load(let number): request = number
    case .startTimer(let content, let due): timers.append((content, due))
    case .cancelTimer(let content): timers.removeAll { $0.content == content }
    case .draw, .report, .quirk, .note: break
    }
  }

  private func line(_ effect: InlineEffect) -> String {
    switch effect {
    case .load(let number): "load \(number)"
    case .draw(.loader): "draw loader"
    case .draw(.nothing(let reason)): "draw nothing, \(reason)"
    case .draw(.contents(let contents)): "draw " + contents.map(name).joined(separator: " ")
    case .report(let occasion, let content): "\(occasion) \(name(content))"
    case .startTimer(let content, let due): "timer \(name(content)) \(due.milliseconds)"
    case .cancelTimer(let content): "cancel \(name(content))"
    case .quirk(let quirk): "quirk \(quirk.id.rawValue) \(quirk.kind)"
    case .note(let note): "note \(note)"
    }
  }

  private func name(_ content: ContentID) -> String { environment.catalog.name(of: content) }
}
