import Testing

@testable import GravityPresentation

@Suite("Requests, as each SDK reads their answers")
struct RequestTests {
  private func asked(_ profile: Profile, _ campaigns: Campaign...) -> MachineScript {
    var run = MachineScript(profile, campaigns: campaigns)
    _ = run.initialize() + run.trackView()
    return run
  }

  private static let presented = ["load a", "present a on home", "start patience a at 5000"]

  @Test("P1: android does not look at a list's status", arguments: [100, 304, 404, 500] as [UInt16])
  func listStatusIgnored(status: UInt16) {
    var run = asked(.android103, .modal("a"))
    #expect(run.list("a", status: status) == ["quirk P1 body", "send choose a"])
  }

  @Test("P1, P4: nor at a content's")
  func contentStatusIgnored() {
    var run = asked(.android103, .modal("a"))
    _ = run.list("a")
    #expect(run.content("a", status: 503) == ["quirk P1 body"] + Self.presented)
  }

  @Test("P1: nothing surprises in a good status")
  func goodStatus() {
    var run = asked(.android103, .modal("a"))
    #expect(run.list("a", status: 299) == ["send choose a"])
    #expect(run.content("a", status: 204) == Self.presented)
  }

  @Test("P1: nor in a bad one whose body does not decode, since that fails anywhere")
  func badStatusWithoutBody() {
    var run = asked(.android103, .modal("a"))
    #expect(
      run.answerList(.answered(status: 500, body: Catalog.emptyBody))
        == ["log visit failed, undecodable", "trigger 1: failed, undecodable"])
    _ = run.trackView() + run.list("a")
    #expect(
      run.answerContent(of: "a", .answered(status: 500, body: Catalog.emptyBody))
        == ["a: loadFailed, undecodable", "trigger 2: completed"])
  }

  @Test("P1: the others look at the status", arguments: [Profile.ios104, .flutter0222])
  func statusFails(profile: Profile) {
    var run = asked(profile, .modal("a"))
    #expect(
      run.list("a", status: 500) == ["log visit failed, status 500", "trigger 1: failed, status 500"])
    _ = run.trackView() + run.list("a")
    #expect(run.content("a", status: 404) == ["a: loadFailed, status 404", "trigger 2: completed"])
  }

  @Test("P1, E9: a tracking url's status is not looked at under android, and logged elsewhere")
  func trackingStatus() {
    let content = Content.made(
      "a", "modal", [], Variables(onLoad: LifecycleHook(action: "load")),
      events: [EngagementEntry(type: "load", urls: ["https://t/load"])])
    let answer = Event.trackingAnswered(
      URLID(index: 0), .answered(status: 500, body: Catalog.emptyBody))
    for profile in [Profile.ios104, .flutter0222] {
      var run = MachineScript(profile, Campaign("a", content))
      run.begin(with: "a")
      #expect(run.drive(answer) == ["log tracking failed, https://t/load, status 500"])
    }
    var run = MachineScript(.android103, Campaign("a", content))
    run.begin(with: "a")
    #expect(run.drive(answer) == ["note tracked https://t/load"])
  }

  @Test(
    "P1: a request may take a minute under flutter, and five seconds elsewhere", arguments: Profile.builtIn)
  func timeout(profile: Profile) {
    let isFlutter = profile == .flutter0222
    #expect(profile.policy.requestTimeout == (isFlutter ? .seconds(60) : .seconds(5)))
  }

  @Test("P1: a list without user is said to be flutter's own trouble", arguments: Profile.builtIn)
  func missingUser(profile: Profile) {
    var run = asked(profile)
    let fault = DecodingFault(path: [.key("user")], problem: .missing)
    let answer = run.answerList(.answered(status: 200, body: run.builder.addUndecodable(fault)))
    let failed = ["log visit failed, undecodable", "trigger 1: failed, undecodable"]
    #expect(answer == (profile == .flutter0222 ? ["quirk P1 body"] : []) + failed)
  }

  @Test("P1: a user of the wrong kind fails anywhere, and surprises nobody")
  func wrongUser() {
    var run = asked(.flutter0222)
    let fault = DecodingFault(
      path: [.key("user")], problem: .wrongType(expected: .object, found: .number))
    #expect(
      run.answerList(.answered(status: 200, body: run.builder.addUndecodable(fault)))
        == ["log visit failed, undecodable", "trigger 1: failed, undecodable"])
  }

  @Test("A5: a url type that is no text fails the response of ios-1.0.4", arguments: Profile.builtIn)
  func urlType(profile: Profile) {
    var run = asked(profile, .modal("a"))
    _ = run.list("a")
    let fault = DecodingFault(
      path: [.key("data"), .index(0), .key("onClick"), .key("type")],
      problem: .wrongType(expected: .string, found: .number))
    let answer = run.answerContent(
      of: "a", .answered(status: 200, body: run.builder.addUndecodable(fault)))
    let failed = ["a: loadFailed, undecodable", "trigger 1: completed"]
    #expect(answer == (profile == .ios104 ? ["quirk A5 body"] : []) + failed)
  }

  @Test(
    "N5: contents lost with one that does not decode surprise, under all but ideal",
    arguments: Profile.builtIn)
  func wholeResponse(profile: Profile) {
    var run = asked(profile, .modal("a"))
    _ = run.list("a")
    let body = run.builder.addUndecodable(
      DecodingFault(path: [.key("data")], problem: .missing), decodableContents: 2)
    let failed = ["a: loadFailed, undecodable", "trigger 1: completed"]
    #expect(
      run.answerContent(of: "a", .answered(status: 200, body: body))
        == (profile == .ideal ? [] : ["quirk N5 body"]) + failed)
  }

  @Test("N5: where nothing else is lost, it is no surprise")
  func nothingElseLost() {
    var run = asked(.ios104, .modal("a"))
    _ = run.list("a")
    let body = run.builder.addUndecodable(DecodingFault(path: [.key("data")], problem: .missing))
    #expect(
      run.answerContent(of: "a", .answered(status: 200, body: body))
        == ["a: loadFailed, undecodable", "trigger 1: completed"])
  }
}
