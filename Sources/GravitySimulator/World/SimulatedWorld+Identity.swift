import GravityPresentation

/// Who the user is, and what the app sets for all requests (C3, C4).
extension SimulatedWorld {
  public mutating func setUser(_ id: String, session name: String) throws {
    try requireAlive()
    diagnoseSetUser(id, session: name)
    try take(.configured(.setUser))
    guard isAlive, machine.isInitialized else { return }
    session.setUser(AppUser(id: id, session: name))
  }

  public mutating func setOptions(_ call: OptionsCall) throws {
    try requireAlive()
    diagnoseSetOptions(call)
    try take(.configured(.setOptions))
    guard isAlive, machine.isInitialized else { return }
    var quirks: [Quirk] = []
    session.setOptions(
      call.options.map(RequestOptions.init), call.contentSettings.map(ContentSettings.init),
      proxyURL: call.proxyUrl
    ) { quirks.append($0) }
    record(quirks)
  }
}

extension RequestOptions {
  /// What the call leaves out has its default (N4).
  init(_ call: OptionsCall.Options) {
    self.init()
    isReturnCounter = call.isReturnCounter ?? isReturnCounter
    isReturnUserInfo = call.isReturnUserInfo ?? isReturnUserInfo
    isReturnAnalyticsMetadata = call.isReturnAnalyticsMetadata ?? isReturnAnalyticsMetadata
    isImplicitPageview = call.isImplicitPageview ?? isImplicitPageview
    isImplicitImpression = call.isImplicitImpression ?? isImplicitImpression
    isBuildEngagementUrl = call.isBuildEngagementUrl ?? isBuildEngagementUrl
  }
}

extension ContentSettings {
  init(_ call: OptionsCall.ContentSettings) {
    self.init(skusOnly: call.skusOnly ?? false, fields: call.fields)
  }
}
