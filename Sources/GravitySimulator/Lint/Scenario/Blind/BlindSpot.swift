/// Why an expectation can see nothing, whatever the run does.
struct BlindSpot: Sendable {
  let span: SourceSpan
  let message: String
  let advice: String
}
