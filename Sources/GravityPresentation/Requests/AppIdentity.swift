/// What stays the same in all requests of one app on one device (N4, C5).
public struct AppIdentity: Hashable, Sendable {
  public var apiKey: String
  /// The section of the project, `sec`.
  public var section: String
  /// Where requests go unless there is a proxy, without a slash at its end.
  public var baseURL: String
  public var appVersion: String
  public var deviceID: String
  public var userAgent: String

  public init(
    apiKey: String, section: String, baseURL: String, appVersion: String, deviceID: String, userAgent: String
  ) {
    self.apiKey = apiKey
    self.section = section
    self.baseURL = baseURL
    self.appVersion = appVersion
    self.deviceID = deviceID
    self.userAgent = userAgent
  }
}
