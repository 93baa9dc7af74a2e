extension ActionPolicy {
  /// The current iOS SDK.
  public static let ios = ActionPolicy()

  /// The iOS SDK as built at 1.0.4 (A5, A9).
  public static let ios104 = ActionPolicy(missingURLType: .doesNothing, openStep: .isUnknown)

  /// The Android SDK as built at 1.0.3 (A1, A7).
  public static let android103 = ActionPolicy(unknownNames: .allEqual, pushRequest: .opensSettings)

  /// The Flutter SDK as built at 0.22.2 (A1, A2, A7, A9, A11).
  public static let flutter0222 = ActionPolicy(
    effectOrder: .dismissAfterEffect,
    dismissingSources: .buttonsOnly,
    closingActions: .followCloseOnClick,
    pushRequest: .eventOnly,
    openStep: .replaces,
    unknownActions: .isIgnored,
    hasForms: true
  )

  /// What an engine should do.
  public static let ideal = ActionPolicy(
    hitsCloseURLsTwice: false,
    cancelClosesTwice: false,
    pushRefusal: .opensSettingsWithoutPrompt,
    openStep: .replaces,
    hasForms: true
  )
}
