@testable import GravityPresentation

/// An app, a page and sessions for tests of requests.
enum RequestSamples {
  static let app = AppIdentity(
    apiKey: "8f2c1d", section: "6a1f", baseURL: "https://api.example-gravity.test/v2", appVersion: "3.14.0",
    deviceID: "0F2A", userAgent: "Shop/3.14.0")

  static let home = RequestContext(type: "HOMEPAGE", location: "app://home")

  static func session(_ policy: PresentationPolicy = .ios, uid: String? = nil) -> SDKSession {
    SDKSession(app: app, policy: policy, uid: uid)
  }

  static let device =
    #""device":{"userAgent":"Shop/3.14.0","id":"0F2A","permission":"unknown","tracking":"notSupported"}"#

  static let attributes =
    #""attributes":{"app_version":"3.14.0","sdk_version":"0.0.1","app_platform":"iOS"}"#

  static let options = """
    "options":{"isReturnCounter":false,"isReturnUserInfo":false,"isReturnAnalyticsMetadata":false,\
    "isImplicitPageview":false,"isImplicitImpression":true,"isBuildEngagementUrl":true}
    """
}

extension SDKSession {
  /// A request whose call begins now, without looking at quirks.
  func request(_ asked: RequestedCall, on context: RequestContext = RequestSamples.home) -> SDKRequest {
    request(asked, of: origin(of: context) { _ in }, about: .push) { _ in }
  }

  mutating func options(
    _ options: RequestOptions? = nil, _ settings: ContentSettings? = nil, proxyURL: String? = nil
  ) -> [Quirk] {
    var quirks: [Quirk] = []
    setOptions(options, settings, proxyURL: proxyURL) { quirks.append($0) }
    return quirks
  }
}
