/// Whether a click dismisses before or after its effect (A1).
public enum EffectOrder: String, CaseIterable, Hashable, Sendable {
  /// iOS and Android: the campaign is on its way out when the effect happens.
  case dismissBeforeEffect
  /// Flutter: the effect comes first.
  case dismissAfterEffect
}
