import Testing

@testable import GravityPresentation

@Suite("Who the user is")
struct IdentityTests {
  private static let built: [PresentationPolicy] = [.ios, .ios104, .android103, .flutter0222]
  private let ivan = AppUser(id: "crm-42", session: "app-1")

  @Test(
    "C4: ids of every answer are stored, and one that is missing stays", arguments: RequestEndpoint.allCases)
  func stores(endpoint: RequestEndpoint) {
    var session = RequestSamples.session(uid: "u0")
    let origin = session.origin(of: RequestSamples.home) { _ in }
    session.take(ServerUser(ses: "s1"), from: endpoint, of: origin, about: .push) { _ in }
    #expect(session.request(.visit).user == .managed(uid: "u0", ses: "s1"))
    session.take(ServerUser(uid: "u1"), from: endpoint, of: origin, about: .push) { _ in }
    #expect(session.request(.content(.selector("a"))).user == .managed(uid: "u1", ses: "s1"))
  }

  @Test(
    "C4: the app's identity goes out with visits and events, and their answers store nothing",
    arguments: Profile.builtIn)
  func own(profile: Profile) {
    var session = RequestSamples.session(profile.policy, uid: "u0")
    session.setUser(ivan)
    for asked in [RequestedCall.visit, .events([])] {
      let request = session.request(asked)
      #expect(request.user == .app(ivan))
      #expect(request.body.contains(#""user":{"custom":"crm-42","ses":"app-1"}"#))
    }
    let origin = session.origin(of: RequestSamples.home) { _ in }
    for endpoint in [RequestEndpoint.visit, .event] {
      let quirks = taken(ServerUser(uid: "u1", ses: "s1"), from: endpoint, of: origin, &session)
      #expect(quirks == [])
    }
    #expect(session.uid == "u0" && session.ses == nil)
  }

  @Test(
    "C4: requests for content carry the SDK's ids all the same, and their answers store ids", arguments: built
  )
  func choose(policy: PresentationPolicy) {
    var session = RequestSamples.session(policy, uid: "u0")
    session.setUser(ivan)
    let origin = session.origin(of: RequestSamples.home) { _ in }
    var quirks: [Quirk] = []
    let request = session.request(.content(.campaign("a")), of: origin, about: .push) { quirks.append($0) }
    #expect(request.user == .managed(uid: "u0", ses: nil))
    #expect(quirks == [Quirk(.chooseCarriesOtherIDs, .push)])
    let user = ServerUser(uid: "u1", ses: "s1")
    #expect(taken(user, from: .choose, of: origin, &session) == [Quirk(.chooseStoresIDs, .push)])
    #expect(session.uid == "u1" && session.ses == "s1")
    #expect(taken(user, from: .choose, of: origin, &session) == [], "nothing new is stored")
  }

  @Test("C4: in ideal the app's identity goes out everywhere and nothing is stored")
  func ideal() {
    var session = RequestSamples.session(.ideal, uid: "u0")
    session.setUser(ivan)
    let origin = session.origin(of: RequestSamples.home) { _ in }
    #expect(session.request(.content(.campaign("a")), of: origin, about: .push) { _ in }.user == .app(ivan))
    #expect(taken(ServerUser(uid: "u1"), from: .choose, of: origin, &session) == [])
    #expect(session.uid == "u0")
  }

  @Test(
    "C3: the user of a trigger is the one of its own request, options are not", arguments: Profile.builtIn)
  func settled(profile: Profile) {
    var session = RequestSamples.session(profile.policy)
    let origin = session.origin(of: RequestSamples.home) { _ in }
    session.setUser(ivan)
    _ = taken(ServerUser(uid: "u1", ses: "s1"), from: .visit, of: origin, &session)
    var quirks: [Quirk] = []
    let request = session.request(.content(.campaign("a")), of: origin, about: .push) { quirks.append($0) }
    #expect(request.user == .managed(uid: "u1", ses: "s1"))
    #expect(quirks == [])
  }

  @Test("C6: initializing again starts all but the stored ids afresh")
  func again() {
    var session = RequestSamples.session(uid: "u0")
    let origin = session.origin(of: RequestSamples.home) { _ in }
    _ = taken(ServerUser(ses: "s1"), from: .visit, of: origin, &session)
    let kept = session
    session.setUser(ivan)
    session.setPermission(.granted)
    _ = session.options(nil, ContentSettings(skusOnly: true), proxyURL: "https://p.test")
    session.initialize()
    #expect(session == kept)
  }

  @Test("T3: the end of the app leaves the durable uid")
  func ended() {
    var session = RequestSamples.session()
    let origin = session.origin(of: RequestSamples.home) { _ in }
    _ = taken(ServerUser(uid: "u1", ses: "s1"), from: .visit, of: origin, &session)
    session.endApp()
    #expect(session == RequestSamples.session(uid: "u1"))
  }

  private func taken(
    _ user: ServerUser, from endpoint: RequestEndpoint, of origin: RequestOrigin, _ session: inout SDKSession
  ) -> [Quirk] {
    var quirks: [Quirk] = []
    session.take(user, from: endpoint, of: origin, about: .push) { quirks.append($0) }
    return quirks
  }
}
