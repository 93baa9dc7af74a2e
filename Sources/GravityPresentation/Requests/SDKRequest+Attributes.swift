extension SDKRequest {
  /// The page's attributes, completed with the SDK's (C5).
  public var attributes: [NamedText] {
    let own = SDKAttribute.allCases.map { NamedText($0.rawValue, app.value(of: $0, under: policy)) }
    let given = context.attributes
    switch policy.attributes {
    case .app: return given + own.filter { attribute in !given.contains { $0.name == attribute.name } }
    case .sdk: return given.filter { attribute in !own.contains { $0.name == attribute.name } } + own
    }
  }
}

extension AppIdentity {
  /// What the SDK says under a name of its own.
  func value(of attribute: SDKAttribute, under policy: RequestPolicy) -> String {
    switch attribute {
    case .appVersion: appVersion
    case .sdkVersion: policy.sdkVersion.rawValue
    case .appPlatform: policy.platform.rawValue
    }
  }
}
