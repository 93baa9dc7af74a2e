import GravityPresentation

/// A run in which a payload gets its occasion, and nobody does anything until nothing more can come.
struct CheckedRun {
  private static let campaign = "campaign"
  private static let component = "inline"

  private let world: SimulatedWorld
  private let urlTypes: [String: String]

  /// - Parameters:
  ///   - map: What the profile reads of the payload; nil where it reads nothing.
  ///   - isMounted: A component of the app's draws it; else a trigger offers it.
  init(
    _ document: PayloadDocument, _ payloads: DecodedPayloads, under profile: Profile, _ map: CheckedMap?,
    isMounted: Bool = false
  ) throws {
    var setup = WorldSetup(profile: profile)
    setup.payloads = payloads
    let isList = map?.isList ?? false
    if isMounted {
      let endpoint: ServerEndpoint = isList ? .group(Self.component) : .selector(Self.component)
      setup.reply(to: endpoint, .payload(document))
    } else {
      setup.campaign(Self.campaign, document)
    }
    var world = try SimulatedWorld(setup.compiled())
    if !isMounted {
      try world.trackView("HOMEPAGE", "app://home")
    } else if isList {
      try world.mount(.list, Self.component, .group(Self.component))
    } else {
      try world.mount(.uiKit, Self.component, .selector(Self.component))
    }
    try world.settle()
    self.world = world
    urlTypes = map?.urlTypes ?? [:]
  }

  func showing(_ manner: CheckedShowing.Manner? = nil) -> CheckedShowing {
    let moments = moments
    let first = moments.lazy.flatMap(\.shows).first
    let manner = manner ?? (first == nil ? .nothing : .trigger)
    return CheckedShowing(
      manner: manner, first: first, reason: manner == .trigger ? nil : reason, moments: moments,
      leavesByItself: moments.contains { !$0.goes.isEmpty }, quirks: quirks)
  }

  private var quirks: [KnownQuirkStory] {
    var kinds: [QuirkKind] = []
    for entry in world.recording.timeline {
      guard case .effect(.quirk(let quirk)) = entry.kind, !kinds.contains(quirk.kind) else { continue }
      kinds.append(quirk.kind)
    }
    return kinds.map { KnownQuirkStory($0) }
  }

  private var reason: String? {
    if world.crash != nil { return CheckWording.crashes }
    return world.recording.verdicts.first.flatMap { CheckWording.reason(of: $0.verdict, in: world) }
  }

  private var moments: [CheckedMoment] {
    var moments: [CheckedMoment] = []
    func change(_ time: Instant, _ change: (inout CheckedMoment) -> Void) {
      let place = moments.firstIndex { $0.milliseconds == time.milliseconds } ?? moments.endIndex
      if place == moments.endIndex { moments.append(CheckedMoment(milliseconds: time.milliseconds)) }
      change(&moments[place])
    }
    for stack in world.recording.stackChanges {
      let text = TerminalText.sanitized(world.text(of: stack.presentation))
      change(stack.time) { if stack.isThere { $0.shows.append(text) } else { $0.goes.append(text) } }
    }
    for callback in world.recording.callbacks.items {
      change(callback.time) { $0.callbacks.add(MapText.shown(callback.name)) }
    }
    for entry in world.recording.timeline {
      switch entry.kind {
      case .effect(.track(let url)):
        let type = urlTypes[world.catalog.url(url).text] ?? CheckWording.otherURLs
        change(entry.time) { $0.urls.add(MapText.shown(type)) }
      case .inlineEffect(_, .draw(.contents(let contents)), _):
        let texts = contents.map { "inline \(TerminalText.sanitized(world.catalog.name(of: $0)))" }
        change(entry.time) { $0.shows += texts }
      case .event, .effect, .inline, .inlineEffect, .shelf, .shelfEffect, .remark, .usage, .log, .statement:
        break
      }
    }
    return moments.sorted { $0.milliseconds < $1.milliseconds }
  }
}
