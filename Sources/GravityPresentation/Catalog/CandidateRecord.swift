/// One candidate of a response, as the machine reads it (P1, P3).
struct CandidateRecord: Sendable {
  let delay: Milliseconds
  let isLast: Bool
}
