import GravityPresentation

/// A content that is presented on one of the app's screens, or on another campaign.
struct PhoneCampaign: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    case appearing
    case shown
    case leaving
  }

  let content: PhoneContent
  let stage: Stage
  /// It is counted, and nobody sees it (D9).
  let isInvisible: Bool
}
