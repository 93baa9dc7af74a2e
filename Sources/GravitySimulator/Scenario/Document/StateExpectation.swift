import GravityActions
import GravityPresentation

/// Something that is true at a moment.
public enum StateExpectation: Hashable, Sendable {
  /// The top-most presented content.
  case presented(PresentedPattern)
  /// The whole stack, bottom to top.
  case presentedStack([Located<PresentedPattern>])
  case nothingPresented
  case locked
  case unlocked
  case promptPush
  case noPrompt
  case pasteboard(String)
  case pushStatus(PushAuthorizationStatus)
  case screen(String)
  /// The latest verdict of a campaign: its reason, or `presented`.
  case verdict(campaign: String, reason: String)
  /// The app crashed where the profile's SDK lets it (C2, P7), and was not started again.
  case crashed
  case time(Milliseconds)
  case inline(InlinePattern)
  /// The property has held so far in this run.
  case property(PropertyID)
}
