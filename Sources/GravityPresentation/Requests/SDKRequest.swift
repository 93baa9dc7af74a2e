/// One request of the SDK's, described; its url, headers and body are written when someone reads them (N4).
public struct SDKRequest: Hashable, Sendable {
  public let payload: RequestPayload
  public let user: RequestUser
  public let context: RequestContext
  public let options: RequestOptions
  public let permission: NotificationPermission
  public let proxyURL: String?
  let app: AppIdentity
  let policy: RequestPolicy

  public var endpoint: RequestEndpoint { payload.endpoint }

  /// The proxy in place of the base url, where there is one.
  public var url: String {
    var base = Substring(proxyURL ?? app.baseURL)
    while base.last == "/" { base.removeLast() }
    return "\(base)/\(endpoint.rawValue)"
  }

  public var headers: [NamedText] {
    [NamedText("Authorization", "Bearer \(app.apiKey)"), NamedText("Content-Type", "application/json")]
  }
}
