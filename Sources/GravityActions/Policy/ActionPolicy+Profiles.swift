extension ActionPolicy {
  /// The current iOS SDK.
  public static let ios = ActionPolicy()

  /// What an engine should do.
  public static let ideal = ActionPolicy(
    hitsCloseURLsTwice: false,
    cancelClosesTwice: false,
    pushRefusal: .opensSettingsWithoutPrompt,
    openStep: .replaces
  )
}
