/// What a switch can be set to.
package enum PolicySwitchValues: Hashable, Sendable {
  /// One of these words.
  case words([String])
  /// A duration as in scenarios: `300ms`, `1.5s`, `2m`, `0`.
  case duration
}
