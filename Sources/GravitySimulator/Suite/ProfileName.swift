/// The profiles that `--profile` and the `profile` statement may name.
public enum ProfileName: String, CaseIterable, Hashable, Sendable {
  /// The current iOS SDK.
  case ios
  /// What an engine should do.
  case ideal

  /// The names of the format that this version does not run.
  package static let notRun = ["ios-1.0.4", "android-1.0.3", "flutter-0.22.2"]
}
