import GravityPresentation

/// A click that waits for the answer to its event.
struct RelayedClick: Hashable, Sendable {
  var trigger: TriggerID
  let action: ActionID
}
