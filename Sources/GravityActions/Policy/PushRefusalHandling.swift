/// What follows when the system answers a push request with no (A7).
public enum PushRefusalHandling: String, Hashable, Sendable, CaseIterable {
  /// iOS: registers for remote notifications nevertheless, and opens the settings even after a shown prompt.
  case registersAndOpensSettings
  /// Ideal: opens the settings only for a user who was not shown a prompt.
  case opensSettingsWithoutPrompt
}
