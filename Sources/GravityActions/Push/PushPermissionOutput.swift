/// What the SDK's side of a push request asks for (A7).
public enum PushPermissionOutput: Hashable, Sendable, BitwiseCopyable {
  case askSystem
  case registerForRemoteNotifications
  case openSettings
  case note(PushPermissionNote)
}
