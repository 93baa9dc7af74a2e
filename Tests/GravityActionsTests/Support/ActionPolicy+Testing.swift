import GravityActions

extension ActionPolicy {
  /// The switches in which Flutter differs from iOS in section 6 (A1, A2, A7, A9, A11).
  static let likeFlutter = ActionPolicy(
    effectOrder: .dismissAfterEffect,
    dismissingSources: .buttonsOnly,
    closingActions: .followCloseOnClick,
    pushRequest: .eventOnly,
    openStep: .replaces,
    unknownActions: .isIgnored
  )

  /// The switches in which iOS 1.0.4 differs from the current one (A5, A9).
  static let likeFirstIOS = ActionPolicy(missingURLType: .doesNothing, openStep: .isUnknown)

  /// The switches in which Android differs from iOS (A1, A7).
  static let likeAndroid = ActionPolicy(unknownNames: .allEqual, pushRequest: .opensSettings)
}
