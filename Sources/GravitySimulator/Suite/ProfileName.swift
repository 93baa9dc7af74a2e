/// The profiles that `--profile` and the `profile` statement may name.
public enum ProfileName: String, CaseIterable, Hashable, Sendable {
  /// The current iOS SDK.
  case ios
  /// What an engine should do.
  case ideal
}
