/// What a step can show.
public enum CampaignMark: Int, CaseIterable, Hashable, Sendable {
  /// The lock is held by a campaign that is not in phase 3, 4 or 5.
  case lockIsWrong
  /// Campaign 0 has come to phase 4.
  case firstIsVisible
}
