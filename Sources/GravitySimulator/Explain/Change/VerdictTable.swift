/// The verdicts of one run, by what stays the same when a scenario changes a little.
struct VerdictTable: Sendable {
  struct Key: Hashable, Sendable {
    let trigger: Int
    let campaign: String
    /// Which of several candidates of the campaign in this trigger, from 1.
    let occurrence: Int
  }

  private var reasons: [Key: String] = [:]
  /// The first candidate of each trigger.
  private var first: [Int: String] = [:]

  init(_ run: ExplainedRun) {
    let trails = RunTrails(run)
    for trigger in trails.triggers {
      var counts: [String: Int] = [:]
      for candidate in trigger.candidates {
        let campaign = trails.catalog.candidate(candidate.id).campaignId
        counts[campaign, default: 0] += 1
        guard let verdict = candidate.verdict?.verdict else { continue }
        let key = Key(trigger: trigger.number, campaign: campaign, occurrence: counts[campaign, default: 1])
        reasons[key] = Wording.reason(of: verdict, in: run.world)
        if first[trigger.number] == nil { first[trigger.number] = campaign }
      }
    }
  }

  subscript(key: Key) -> String? { reasons[key] }

  /// The first candidate of a trigger that has a verdict, with the verdict.
  func first(of trigger: Int) -> (campaign: String, reason: String)? {
    guard let campaign = first[trigger],
      let reason = reasons[Key(trigger: trigger, campaign: campaign, occurrence: 1)]
    else { return nil }
    return (campaign, reason)
  }
}
