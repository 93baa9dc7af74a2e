/// All that one page says about a payload.
struct CheckReport: Encodable {
  let schema = "gravity-sim/check/1"
  let file: String
  let profile: String
  /// Whether something of it is presented when a trigger offers it.
  let isShown: Bool
  /// What becomes of it, candidate by candidate.
  let verdicts: [String]
  /// What is presented, in order.
  let presented: [String]
  /// What is reported without anybody's doing.
  let reports: CheckReports
  let contents: [CheckedContent]
  /// What other SDKs do in another way, by what explains it.
  let differences: [CheckDifference]
  /// Stops of the tour at which all SDKs do the same, and all stops.
  let equalStops: Int
  let stops: Int
  /// What was left out of the tour, because the payload is so large.
  let leftOut: [String]
  let exploration: CheckedExploration?
  let findings: [CheckedFinding]

  private enum CodingKeys: String, CodingKey {
    case schema, file, profile
    case isShown = "shown"
    case verdicts, presented, reports, contents, differences, equalStops, stops, leftOut, exploration
    case findings
  }

  /// That of the worst part.
  var exitCode: ExitCode {
    var code = ExitCode.good
    if findings.contains(where: { $0.severity >= .warning }) { code = code.worst(.failed) }
    if let exploration { code = code.worst(exploration.exitCode) }
    return code
  }
}
