/// One thing a click asks for; a plan is a list of them, carried out in order (A1).
public enum ActionStep: Hashable, Sendable {
  /// Hit the urls of the first entry of the content's events that belongs to the action (A1).
  case reportURLs
  /// Dismiss the clicked presentation, with its close report (E4). Nothing to do in inline content (N2).
  case dismiss
  /// Put `copyData` on the pasteboard (A4).
  case writePasteboard
  case callBack(Callback)
  /// Present the content with the clicked step's number (A9).
  case openStep
  /// Start a push permission request, without waiting for its answer (A7).
  case askForPush
  /// Open the system's settings at once, without asking for anything (A7 on Android).
  case openNotificationSettings
  /// Send the click's `event`; the steps behind it wait for the answer, whatever that is.
  case sendEvent
  /// Draw the content as it is with `answersAfter`.
  case update
  /// Why the plan does less than the click asked for.
  case note(ActionNote)
}
