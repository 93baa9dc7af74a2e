/// What must be done: everything the machine can ask for, report or decide.
public enum Effect: Hashable, Sendable {
  // To the network.
  case send(RequestID, SentCall)
  case track(URLID)
  // To the clock.
  case startTimer(TimerID, at: Instant)
  case cancelTimer(TimerID)
  // To the presenter.
  case present(PresentationID, ContentID, on: ControllerID)
  case beginLeaving(PresentationID)
  case dismiss(PresentationID)
  /// What is presented draws other elements from now on.
  case update(PresentationID, ContentID)
  case updateInline(InlineID, ContentID)
  // To the app.
  case callBack(TrackingCallback)
  case callLockListener(isLocked: Bool)
  case log(LogMessage)
  /// A request for content outside a trigger has come to its end.
  case loadEnded(LoadID, LoadOutcome)
  // To the system.
  case writePasteboard(ActionID)
  case askForPushAuthorization
  case registerForRemoteNotifications
  case openSettings
  // To whoever reads the run.
  case verdict(TriggerID, CandidateID, Verdict)
  case triggerEnded(TriggerID, TriggerOutcome)
  /// The app is gone, and everything that was under way with it.
  case appCrashed(CrashReason)
  case quirk(Quirk)
  case note(Note)
}
