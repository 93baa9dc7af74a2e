import GravityPresentation

extension AppIdentity {
  /// The app of all scenarios, on one and the same device.
  public static let simulated = AppIdentity(
    apiKey: "simulated-key", section: "6a5f4b7b73a8b1a026084f00",
    baseURL: "https://api.example-gravity.test/v2", appVersion: "1.0.0",
    deviceID: "7d9c2f4e-0b1a-4c55-9e3d-2f6a8b7c1d00", userAgent: "gravity-sim")
}
