/// The moment that a worker is at.
struct VisitedMoment {
  let number: UInt32
  let times: ExploredTimes
  let situation: RecalledSituation
  let choices: RecalledSituation.Choices
}
