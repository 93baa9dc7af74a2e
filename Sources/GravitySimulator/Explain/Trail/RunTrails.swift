import GravityPresentation

/// The facts of a run, sorted by what they are about: triggers with their candidates, and presentations.
struct RunTrails: Sendable {
  let catalog: Catalog
  var triggers: [TriggerTrail] = []
  var presentations: [PresentationTrail] = []
  /// The requests for content outside triggers, in order.
  var requests: [LoadTrail] = []
  var urls: [TrackedURL] = []
  /// Every report of a load, in order; a content that answers several triggers has several.
  var loads: [ContentID: [ReportTrail]] = [:]
  /// When the app's controllers went away, in order.
  private(set) var losses: [(controller: ControllerID, time: Instant)] = []

  var triggerPlaces: [TriggerID: Int] = [:]
  var presentationPlaces: [PresentationID: Int] = [:]
  /// By the contents as they joined: what the user puts in changes nothing about whose a report is.
  var latestPresentations: [ContentID: Int] = [:]
  /// The gestures whose events are on their way.
  var relays: [TriggerID: RelayPlace] = [:]
  /// The presentations that a step of each presentation's campaign brought (A9), as places.
  var stepPlaces: [PresentationID: [Int]] = [:]
  /// The occasion that a url belongs to; a url of a click is not here.
  var occasions: [URLID: (occasion: Occasion, content: ContentID)] = [:]
  var components: [InlineTrail] = []
  /// The component that each request outside triggers was sent for, by the request's number.
  var senders: [Int?] = []
  var cards: [ShelfID: [SlotID: CardTrail]] = [:]
  /// When the app reported a click of each product by hand (E6).
  var cardClicks: [SlotID: [Instant]] = [:]
  var unanswered: [URLID: [Int]] = [:]
  var lockedSince: Instant?
  /// The crashes of the app, with the statement during which each happened.
  var crashes: [(crash: Crash, statement: Int?)] = []

  init(_ run: ExplainedRun) {
    catalog = run.world.catalog
    for content in catalog.contentIDs {
      for occasion in Occasion.allCases {
        for url in catalog.urlIDs(of: occasion, of: content) { occasions[url] = (occasion, content) }
      }
    }
    takeComponents(of: run.world)
    let occurrences = run.occurrences
    for occurrence in occurrences { take(occurrence) }
    finish(run.world)
  }

  private mutating func take(_ occurrence: Occurrence) {
    let event = occurrence.event
    if event == .presentationLocked { lockedSince = lockedSince ?? occurrence.time }
    if event == .presentationUnlocked || event == .killed { lockedSince = nil }
    // T3: the app that waited for these answers is gone.
    if event == .killed { unanswered = [:] }
    if case .trackingAnswered(let url, let response) = event { answer(url, response) }
    if case .controllerGone(let controller) = event { losses.append((controller, occurrence.time)) }
    for effect in occurrence.effects {
      guard case .appCrashed(let reason) = effect else { continue }
      crashes.append((Crash(reason: reason, time: occurrence.time), occurrence.statement))
      lockedSince = nil
      unanswered = [:]
    }
    takeTriggers(occurrence)
    takePresentations(occurrence)
    takeRequests(occurrence)
    takeInlineTouch(occurrence)
    takeRelays(occurrence)
    takeReports(occurrence)
    takeEndings(occurrence)
  }

  /// What only the world at the end of the run knows.
  private mutating func finish(_ world: SimulatedWorld) {
    let shown = world.host.presentations
    for place in presentations.indices where presentations[place].ending == nil {
      guard presentations[place].appeared != nil, !shown.contains(presentations[place].id) else { continue }
      presentations[place].ending = (nil, .unknown)
    }
  }
}
