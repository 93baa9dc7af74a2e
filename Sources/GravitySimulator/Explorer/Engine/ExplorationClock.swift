import Dispatch

/// What comes from outside while an exploration goes on: the time, and the wish to stop.
@usableFromInline
struct ExplorationClock {
  private let start = DispatchTime.now().uptimeNanoseconds
  private let limit: Double?
  private let stop: ExplorationStop?
  private let progress: (@Sendable (ExplorationProgress) -> Void)?
  private var lastReport = 0.0
  private var lastStates = 0

  @usableFromInline
  init(options: ExplorerOptions) {
    limit = options.time
    stop = options.stop
    progress = options.progress
  }

  @usableFromInline
  var bound: ExplorationBound? {
    if let stop, stop.isRequested { return .stopped }
    if let limit, elapsed >= limit { return .time }
    return nil
  }

  @usableFromInline
  mutating func report(states: Int, transitions: Int, depth: Int, frontier: Int) {
    guard let progress else { return }
    let now = elapsed
    guard now - lastReport >= 1 else { return }
    progress(
      ExplorationProgress(
        states: states, transitions: transitions, depth: depth, frontier: frontier, elapsed: now,
        rate: Double(states - lastStates) / (now - lastReport)))
    lastReport = now
    lastStates = states
  }

  private var elapsed: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
  }
}
