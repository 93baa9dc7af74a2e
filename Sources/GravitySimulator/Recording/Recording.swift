import GravityPresentation

/// What a run brought: the streams that expectations read, and the timeline that traces print.
public struct Recording: Sendable {
  public var callbacks = Stream<CallbackRecord>()
  public var urls = Stream<String>()
  public var opened = Stream<String>()
  public var log = Stream<String>()
  public var lockListener = Stream<Bool>()
  public var quirks = Stream<String>()
  public var verdicts: [VerdictRecord] = []
  public private(set) var timeline: [TimelineEntry] = []
  var contents: [PresentationID: ContentID] = [:]
  /// The contents that were reported as loaded (E1), in order.
  var loaded: [ContentID] = []
  var unclaimedPrompts = 0
  var unclaimedPasteboardWrites = 0
  var lockedSince: Instant?
  private let keepsTimeline: Bool

  init(keepsTimeline: Bool) {
    self.keepsTimeline = keepsTimeline
  }

  mutating func note(_ event: Event, at time: Instant) {
    if event == .presentationLocked { lockedSince = lockedSince ?? time }
    if event == .presentationUnlocked || event == .killed { lockedSince = nil }
    append(.event(event), at: time)
  }

  mutating func note(_ effect: Effect, at time: Instant) {
    if case .callBack(.content(.load, let content)) = effect { loaded.append(content) }
    append(.effect(effect), at: time)
  }

  /// A line of the scenario itself, for traces.
  mutating func note(_ text: String, at time: Instant) {
    append(.remark(text), at: time)
  }

  /// The line of the statement that comes next.
  mutating func mark(_ line: String, at time: Instant) {
    append(.statement(line), at: time)
  }

  private mutating func append(_ kind: TimelineEntry.Kind, at time: Instant) {
    guard keepsTimeline else { return }
    timeline.append(TimelineEntry(time: time, kind: kind))
  }
}
