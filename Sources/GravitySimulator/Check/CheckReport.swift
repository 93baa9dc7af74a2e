/// All that one page says about a payload.
struct CheckReport: Encodable {
  let schema = "gravity-sim/check/1"
  let file: String
  let profile: String
  let showing: CheckedShowing
  /// In the order in which a user comes to them.
  let contents: [CheckedContent]
  /// How many contents do not decode and are left out (N5).
  let undecodable: Int
  let sdks: [CheckedSDK]
  let exploration: CheckedExploration?
  let findings: [CheckedFinding]
  /// The rules whose findings the payload allows, with how many there are.
  let allowed: [CheckedCount]
  /// How many contents come after the last one that is told of.
  let contentsLeftOut: Int

  /// That of the worst part.
  var exitCode: ExitCode {
    var code: ExitCode = showing.manner == .nothing ? .failed : .good
    if findings.contains(where: { $0.severity >= .warning }) { code = code.worst(.failed) }
    if let exploration { code = code.worst(exploration.exitCode) }
    return code
  }
}
