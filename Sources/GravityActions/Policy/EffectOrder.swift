/// Whether a click dismisses before or after its effect (A1).
public enum EffectOrder: String, Hashable, Sendable, CaseIterable {
  /// iOS and Android: the campaign is on its way out when the effect happens.
  case dismissBeforeEffect
  /// Flutter: the effect comes first.
  case dismissAfterEffect
}
