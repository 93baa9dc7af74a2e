import GravityActions
import GravityPresentation

extension ComparedRun {
  /// Reads the streams from what a world has recorded; the world must keep its timeline.
  mutating func addStreams(of world: SimulatedWorld) {
    addPresented(of: world)
    for callback in world.recording.callbacks.items { add(callback.time, callback.text, .callbacks) }
    for time in world.recording.prompts { add(time, DiffWording.pushPrompt, .prompts) }
    for entry in world.recording.timeline {
      if case .inlineEffect(let id, .draw(let drawing), _) = entry.kind {
        add(entry.time, DiffWording.text(of: drawing, in: id, world), .inline)
      }
      guard case .effect(let effect) = entry.kind else { continue }
      add(effect, at: entry.time, of: world)
    }
  }

  private mutating func addPresented(of world: SimulatedWorld) {
    for change in world.recording.stackChanges {
      add(change.time, DiffWording.text(of: change, in: world), .presented)
    }
  }

  private mutating func add(_ effect: Effect, at time: Instant, of world: SimulatedWorld) {
    switch effect {
    case .send(_, let call): add(time, Wording.text(of: call, in: world), .requests)
    case .track(let url): add(time, world.catalog.url(url).text, .urls)
    case .callLockListener(let isLocked): add(time, isLocked ? "true" : "false", .lockListener)
    case .log(let message): add(time, Wording.text(of: message, in: world), .log)
    case .writePasteboard(let action):
      add(time, DiffWording.pasteboard(world.catalog.click(action).copyData ?? ""), .pasteboard)
    case .appCrashed(let reason): add(time, Wording.text(of: reason, in: world), .crash)
    case .openSettings: add(time, "settings", .opened)
    case .verdict(_, let candidate, let verdict):
      add(time, DiffWording.text(of: verdict, on: candidate, in: world), .verdicts)
    case .note(.action(.invalidInputs, _)), .note(.action(.malformed, _)):
      if case .note(let note) = effect { add(time, Wording.text(of: note, in: world), .steps) }
    case .startTimer, .cancelTimer, .present, .beginLeaving, .dismiss, .update, .updateInline, .callBack,
      .loadEnded, .askForPushAuthorization, .registerForRemoteNotifications, .triggerEnded, .quirk, .note:
      break
    }
  }

  private mutating func add(_ time: Instant, _ text: String, _ stream: ComparedStream) {
    add(ComparedLine(time: time, text: TerminalText.sanitized(text)), to: stream)
  }
}
