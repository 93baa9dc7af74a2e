/// The key of a /choose's content settings (N4).
public enum ContentSettingsKey: String, Hashable, Sendable, CaseIterable {
  case options
  case option
}
