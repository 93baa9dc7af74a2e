/// The way to the system's settings, where the user changes what a prompt no longer asks (A7).
/// Public: the app implements it.
@MainActor
public protocol SettingsOpener {
  /// Opens the app's own page; the app is in background until the user comes back (T2).
  func openSettings()
}
