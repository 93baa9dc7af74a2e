/// A situation, and how long what is due in it may still have to run.
struct ExploredMoment: Sendable {
  let situation: UInt32
  let times: ExploredTimes
}
