import GravityPresentation

/// What a run brought: the streams that expectations read, and the timeline that traces print.
public struct Recording: Sendable {
  public var callbacks = Stream<CallbackRecord>()
  public var urls = Stream<String>()
  public var opened = Stream<String>()
  public var log = Stream<String>()
  public var lockListener = Stream<Bool>()
  public var quirks = Stream<String>()
  /// The misuses of the SDK, as they became known.
  public var usage = Stream<UsageFinding>()
  public internal(set) var requests = RequestStreams()
  public var verdicts: [VerdictRecord] = []
  public private(set) var timeline: [TimelineEntry] = []
  private(set) var contents: [PresentationID: ContentID] = [:]
  /// The triggers that were sent, in order, where the timeline is kept.
  private(set) var triggers: [TriggerID] = []
  /// The contents that were reported as loaded (E1), in order.
  var loaded: [ContentID] = []
  /// When the system showed its prompt.
  var prompts: [Instant] = []
  /// What came onto the stack and left it, where the timeline is kept.
  private(set) var stackChanges: [StackChange] = []
  private var stack: [PresentationID] = []
  var unclaimedPrompts = 0
  var unclaimedPasteboardWrites = 0
  var lockedSince: Instant?
  /// Whether `moments` are kept, which only explanations need.
  var keepsMoments = false
  /// What the events that decide on candidates met, by their places in the timeline.
  private(set) var moments: [Int: RecordedMoment] = [:]
  let keepsTimeline: Bool

  init(keepsTimeline: Bool) {
    self.keepsTimeline = keepsTimeline
  }

  mutating func note(_ event: Event, at time: Instant) {
    if event == .presentationLocked { lockedSince = lockedSince ?? time }
    if event == .presentationUnlocked || event == .killed { lockedSince = nil }
    append(.event(event), at: time)
  }

  /// What a presentation shows, to name it by when it is gone.
  mutating func keep(_ content: ContentID, of id: PresentationID) { contents[id] = content }

  /// Keeps that a content has loaded, once, where the order is of no interest.
  mutating func keepLoaded(_ content: ContentID) {
    guard !loaded.contains(content) else { return }
    loaded.append(content)
    loaded.sort { $0.index < $1.index }
  }

  /// Keeps what the event that comes next meets, where it can decide on a candidate.
  mutating func keepMoment(of event: Event, _ machine: PresentationMachine, in host: HostSnapshot) {
    guard event.decidesOnCandidates else { return }
    moments[timeline.count] = RecordedMoment(machine: machine, host: host)
  }

  mutating func note(_ effect: Effect, at time: Instant) {
    if case .callBack(.content(.load, let content)) = effect { loaded.append(content) }
    guard keepsTimeline else { return }
    if case .send(.candidates(let trigger), _) = effect { triggers.append(trigger) }
    append(.effect(effect), at: time)
  }

  mutating func note(_ event: InlineEvent, of id: InlineID, at time: Instant) {
    append(.inline(id, event), at: time)
  }

  mutating func note(_ effect: InlineEffect, of id: InlineID, by source: InlineSource, at time: Instant) {
    append(.inlineEffect(id, effect, by: source), at: time)
  }

  mutating func note(_ event: ShelfEvent, of id: ShelfID, at time: Instant) {
    append(.shelf(id, event), at: time)
  }

  mutating func note(_ effect: ShelfEffect, of id: ShelfID, at time: Instant) {
    append(.shelfEffect(id, effect), at: time)
  }

  /// A misuse became known.
  mutating func note(_ finding: UsageFinding, at time: Instant) {
    usage.add(finding)
    append(.usage(finding), at: time)
  }

  /// A line of the scenario itself, for traces.
  mutating func note(_ text: String, at time: Instant) {
    append(.remark(text), at: time)
  }

  /// A line of the SDK's log that is not the machine's.
  mutating func noteLog(_ text: String, at time: Instant) {
    append(.log(text), at: time)
  }

  /// The line of the statement that comes next.
  mutating func mark(_ line: String, at time: Instant) {
    append(.statement(line), at: time)
  }

  /// Compares what is presented with what was, bottom to top.
  mutating func note(stackOn host: HostScreens, at time: Instant) {
    let now = host.presentations
    guard now != stack else { return }
    for id in stack.reversed() where !now.contains(id) {
      stackChanges.append(StackChange(presentation: id, host: nil, isThere: false, time: time))
    }
    for id in now where !stack.contains(id) {
      let change = StackChange(presentation: id, host: host.controller(under: id), isThere: true, time: time)
      stackChanges.append(change)
    }
    stack = now
  }

  private mutating func append(_ kind: TimelineEntry.Kind, at time: Instant) {
    guard keepsTimeline else { return }
    timeline.append(TimelineEntry(time: time, kind: kind))
  }
}

extension Event {
  /// Whether it can bring a candidate to its admission (P2, P8): a response or the end of a delay.
  fileprivate var decidesOnCandidates: Bool {
    if case .responded = self { return true }
    if case .timerFired(.delay) = self { return true }
    return false
  }
}
