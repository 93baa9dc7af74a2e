/// When an event happened and what the host looked like then.
struct Moment {
  let host: HostSnapshot
  let now: Instant
}
