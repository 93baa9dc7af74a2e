/// What an SDK calls its platform in `app_platform` (C5).
public enum AppPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS
  case android = "Android"
}
