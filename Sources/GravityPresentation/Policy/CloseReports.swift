/// How often the end of a presentation is reported (E4, E10).
public enum CloseReports: String, Hashable, Sendable, CaseIterable {
  /// Each time a dismissal is asked for.
  case eachRequest
  /// Once for a session, which is a campaign with its steps.
  case oncePerSession
  /// Once for a session of a campaign that has a form, else never.
  case formsOnly
}
