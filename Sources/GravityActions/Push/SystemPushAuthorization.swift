/// The system's side of push authorization: the recorded status and the prompt (A8).
///
/// The prompt is up exactly while a request waits for it, so the number of waiting requests stands for both. A
/// prompt comes up in `notDetermined` and `provisional` only, and its answer leaves both.
public struct SystemPushAuthorization: Hashable, Sendable, BitwiseCopyable {
  /// How many requests may wait for a prompt: more than one app's flow can have unanswered.
  public static let capacity = Int(UInt16.max)

  public private(set) var status: PushAuthorizationStatus
  private var waiting: UInt16 = 0

  public init(status: PushAuthorizationStatus = .notDetermined) {
    self.status = status
  }

  /// Whether the user is looking at the prompt.
  public var isPromptUp: Bool { waiting > 0 }

  /// Requests that the prompt's answer will answer.
  public var waitingRequests: Int { Int(waiting) }

  /// Answers one event with what the system does, in order; at least one output for each event.
  public mutating func handle(_ event: SystemPushEvent, _ emit: (SystemPushOutput) -> Void) {
    switch event {
    case .authorizationRequested: request(emit)
    case .promptAnswered(let allow): answerPrompt(allow, emit)
    case .changedInSettings(let granted): changeInSettings(granted, emit)
    case .appKilled:
      emit(.note(isPromptUp ? .promptWithdrawn : .statusKept))
      waiting = 0
    }
  }

  private mutating func request(_ emit: (SystemPushOutput) -> Void) {
    guard status.promptsUser else {
      return emit(.answer(granted: status.grantsWithoutPrompt, promptShown: false))
    }
    guard waiting < .max else {
      emit(.note(.tooManyRequests))
      return emit(.answer(granted: false, promptShown: true))
    }
    emit(isPromptUp ? .note(.waitsForPrompt) : .showPrompt)
    waiting += 1
  }

  private mutating func answerPrompt(_ allow: Bool, _ emit: (SystemPushOutput) -> Void) {
    guard isPromptUp else { return emit(.note(.noPrompt)) }
    status = allow ? .authorized : .denied
    let answered = waiting
    waiting = 0
    for _ in 0..<answered { emit(.answer(granted: allow, promptShown: true)) }
  }

  private mutating func changeInSettings(_ granted: Bool, _ emit: (SystemPushOutput) -> Void) {
    guard !isPromptUp else { return emit(.note(.behindPrompt)) }
    let recorded: PushAuthorizationStatus = granted ? .authorized : .denied
    emit(.note(status == recorded ? .unchanged : .changed(recorded)))
    status = recorded
  }
}
