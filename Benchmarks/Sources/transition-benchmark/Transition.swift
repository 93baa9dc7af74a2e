import GravityPresentation

/// One recorded call of the machine's `handle`.
struct Transition {
  let event: Event
  let host: HostSnapshot
  let now: Instant
}
