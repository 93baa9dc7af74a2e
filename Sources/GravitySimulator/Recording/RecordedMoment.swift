import GravityPresentation

/// What an event met: the machine before it and the host's screens.
struct RecordedMoment: Sendable {
  let machine: PresentationMachine
  let host: HostSnapshot
}
