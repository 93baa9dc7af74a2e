import Testing

@testable import GravityPresentation

@Suite("Options of requests")
struct OptionsTests {
  private static let resetting: [PresentationPolicy] = [.ios, .ios104, .android103]
  private static let leaving: [PresentationPolicy] = [.flutter0222, .ideal]

  private var chatty: RequestOptions {
    var options = RequestOptions()
    options.isReturnUserInfo = true
    return options
  }

  @Test(
    "C3: an absent argument resets what was set, and each part that lost something is told",
    arguments: resetting)
  func resets(policy: PresentationPolicy) {
    var session = RequestSamples.session(policy)
    #expect(session.options(chatty, ContentSettings(skusOnly: true), proxyURL: "https://p.test") == [])
    #expect(
      session.options(nil, nil, proxyURL: "https://q.test")
        == [Quirk(.nilResets, .option(.options)), Quirk(.nilResets, .option(.contentSettings))])
    #expect(session.options == RequestOptions())
    #expect(session.contentSettings == ContentSettings())
    #expect(session.options() == [Quirk(.nilResets, .option(.proxyURL))])
    #expect(session.proxyURL == nil)
  }

  @Test("C3: a reset to what was there already is no surprise", arguments: resetting)
  func silent(policy: PresentationPolicy) {
    var session = RequestSamples.session(policy)
    #expect(session.options() == [])
    #expect(session.options(RequestOptions(), ContentSettings(), proxyURL: nil) == [])
    #expect(session.options() == [])
  }

  @Test("C3: an absent argument leaves its part alone", arguments: leaving)
  func leaves(policy: PresentationPolicy) {
    var session = RequestSamples.session(policy)
    _ = session.options(chatty, ContentSettings(skusOnly: true), proxyURL: "https://p.test")
    let before = session
    #expect(session.options() == [])
    #expect(session == before)
    _ = session.options(nil, nil, proxyURL: "https://q.test")
    #expect(session.options == chatty)
    #expect(session.proxyURL == "https://q.test")
  }

  @Test("C3: options are read when a request is built, also the later ones of a trigger")
  func late() {
    var session = RequestSamples.session()
    let origin = session.origin(of: RequestSamples.home) { _ in }
    let visit = session.request(.visit, of: origin, about: .push) { _ in }
    _ = session.options(chatty, nil, proxyURL: "https://p.test")
    let choose = session.request(.content(.campaign("a")), of: origin, about: .push) { _ in }
    #expect(!visit.options.isReturnUserInfo && choose.options.isReturnUserInfo)
    #expect(visit.proxyURL == nil && choose.proxyURL == "https://p.test")
  }

  @Test("C5: what the app did not set the SDK adds, under every profile", arguments: Profile.builtIn)
  func completed(profile: Profile) {
    let attributes = RequestSamples.session(profile.policy).request(.visit).attributes
    #expect(attributes.map(\.name) == ["app_version", "sdk_version", "app_platform"])
    #expect(attributes[0].text == "3.14.0")
    let isAndroid = profile == .android103 || profile == .flutter0222
    #expect(attributes[2].text == (isAndroid ? "Android" : "iOS"))
  }

  @Test(
    "C5: an attribute that the app set itself wins", arguments: [PresentationPolicy.ios, .ios104, .ideal])
  func appWins(policy: PresentationPolicy) {
    let (attributes, quirks) = completed([NamedText("app_version", "9"), NamedText("a", "b")], policy)
    #expect(attributes.map(\.name) == ["app_version", "a", "sdk_version", "app_platform"])
    #expect(attributes[0].text == "9")
    #expect(quirks == [])
  }

  @Test(
    "C5: the SDK's attribute wins, and a value of another's is told",
    arguments: [PresentationPolicy.android103, .flutter0222])
  func sdkWins(policy: PresentationPolicy) {
    let (attributes, quirks) = completed([NamedText("app_version", "9"), NamedText("a", "b")], policy)
    #expect(attributes.map(\.name) == ["a", "app_version", "sdk_version", "app_platform"])
    #expect(attributes[1].text == "3.14.0")
    #expect(quirks == [Quirk(.sdkAttributeWins, .attribute(.appVersion))])
    #expect(completed([NamedText("app_version", "3.14.0")], policy).1 == [])
  }

  private func completed(_ given: [NamedText], _ policy: PresentationPolicy) -> ([NamedText], [Quirk]) {
    let session = RequestSamples.session(policy)
    var quirks: [Quirk] = []
    let page = RequestContext(type: "OTHER", location: "app://x", attributes: given)
    let origin = session.origin(of: page) { quirks.append($0) }
    return (session.request(.visit, of: origin, about: .push) { _ in }.attributes, quirks)
  }
}
