import Foundation

/// Misuse of what the app says of its user and sets for all requests.
extension SimulatedWorld {
  mutating func diagnoseSetUser(_ id: String, session: String) {
    guard isListening else { return }
    let site = self.site(of: .setUser)
    if id.isBlank { tell(.userIDEmpty, at: .argument("0"), of: site) }
    if session.isBlank { tell(.sessionIDEmpty, at: .argument("session"), of: site) }
  }

  mutating func diagnoseSetOptions(_ call: OptionsCall) {
    guard isListening else { return }
    let site = self.site(of: .setOptions)
    if let fields = call.contentSettings?.fields {
      let path = UsagePath.argument("contentSettings").appending("fields")
      if fields.isEmpty { tell(.fieldsEmpty, at: path, of: site) }
      readFeed()
      for (place, field) in fields.enumerated() {
        guard let feed = usage.feed.fields.spelling(of: field) else { continue }
        tell(.fieldsSpelling(field, feed: feed), at: path.appending(.index(place)), of: site)
      }
    }
    if let url = call.proxyUrl, !Self.isProxy(url) {
      tell(.proxyURLInvalid(url), at: .argument("proxyUrl"), of: site)
    }
  }

  private static func isProxy(_ text: String) -> Bool {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
      return false
    }
    return (scheme == "http" || scheme == "https") && parts.host?.isEmpty == false
  }
}
