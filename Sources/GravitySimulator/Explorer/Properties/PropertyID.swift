/// What must hold of every run, by the name that users know it by.
public enum PropertyID: String, Hashable, Sendable, CaseIterable {
  /// Nothing automatic is presented under the lock (P9, L3).
  case lockHolds = "lock-holds"
  /// At most one campaign of a modal kind comes from one trigger (P11, P12).
  case oneModal = "one-modal"
  /// Impression before visible impression before close, each as often as promised (E2–E4, E10).
  case reportsInOrder = "reports-in-order"
  /// One close report for each session that ended (E4, E10, A9).
  case oneClose = "one-close"
  /// Nothing happens for a presentation that is gone (D9, T4).
  case goneIsGone = "gone-is-gone"
  /// Presented only on an active host (P8).
  case activeHost = "active-host"
  /// A push prompt only while undetermined, the settings only without a prompt (A7, A8).
  case promptOnce = "prompt-once"
  /// From wherever a run can get to, gestures of the user's alone lead to an empty screen (D8).
  case wayOut = "way-out"
  /// A tap on what can be tapped has some effect (A12, D4).
  case tapsCount = "taps-count"
  /// Whatever is waited for can end (P1, D12).
  case waitsEnd = "waits-end"
  /// No state is beyond what the machine can hold.
  case withinCapacity = "within-capacity"
}
