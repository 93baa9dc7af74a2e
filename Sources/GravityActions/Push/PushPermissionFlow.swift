/// The SDK's side of push requests: what to do when asked, when answered, and on return (A7).
///
/// Requests are alike, so the number of unanswered ones is all there is to remember of them: every click asks
/// the system anew, and every answer belongs to one of them. An answer may send the user to the settings, which
/// says nothing about the requests still open.
public struct PushPermissionFlow: Hashable, Sendable, BitwiseCopyable {
  /// How many requests may be unanswered at a time.
  public static let capacity = Int(UInt8.max)

  private var unanswered: UInt8 = 0

  /// Whether this side sent the user to the settings and has not seen the app return.
  public private(set) var isInSettings = false

  public init() {}

  /// Requests whose answer is still to come.
  public var unansweredRequests: Int { Int(unanswered) }

  /// Answers one event with what must be done, in order; at least one output for each event.
  public mutating func handle(
    _ event: PushPermissionEvent, under policy: ActionPolicy, _ emit: (PushPermissionOutput) -> Void
  ) {
    switch event {
    case .requested: request(emit)
    case .answered(let granted, let promptShown):
      take(PushAnswer(granted: granted, promptShown: promptShown), under: policy, emit)
    case .returnedToForeground:
      emit(.note(isInSettings ? .returnedFromSettings : .nothingAwaited))
      isInSettings = false
    }
  }

  private mutating func request(_ emit: (PushPermissionOutput) -> Void) {
    guard unanswered < .max else { return emit(.note(.tooManyRequests)) }
    unanswered += 1
    emit(.askSystem)
  }

  private mutating func take(
    _ answer: PushAnswer, under policy: ActionPolicy, _ emit: (PushPermissionOutput) -> Void
  ) {
    guard unanswered > 0 else { return emit(.note(.unexpectedAnswer)) }
    unanswered -= 1
    if answer.granted { return emit(.note(.granted)) }
    switch policy.pushRefusal {
    case .registersAndOpensSettings: emit(.registerForRemoteNotifications)
    case .opensSettingsWithoutPrompt:
      if answer.promptShown { return emit(.note(.refusedAtPrompt)) }
    }
    isInSettings = true
    emit(.openSettings)
  }
}
