import Testing

@testable import GravityPresentation

@Suite("Content that the app asks for and reports itself")
struct ContentCallTests {
  @Test(
    "C1, E1: what a selector brings is reported as loaded and presented by nobody", arguments: Profile.builtIn
  )
  func selector(profile: Profile) {
    var run = MachineScript(profile, Campaign("a", .reporting("a"), .reporting("b", step: 2)))
    _ = run.initialize()
    #expect(run.getContent() == ["send getContentBySelector 7"])
    #expect(
      run.loaded("a") == [
        "track https://gravity.example/a/load", "load a", "track https://gravity.example/b/load", "load b",
        "load 7 arrived",
      ])
  }

  @Test("C1: a call that fails is logged, and says so to whoever called")
  func failure() {
    var run = MachineScript()
    _ = run.initialize()
    _ = run.getContent(.getContentByCampaignID)
    let request = RequestID.load(MachineScript.load, .getContentByCampaignID)
    #expect(
      run.answer(request, .timedOut)
        == ["log getContentByCampaignID failed, timeout", "load 7 failed, timeout"])
    #expect(
      run.answer(request, .answered(status: 401, body: Catalog.emptyBody))
        == ["log getContentByCampaignID failed, status 401", "load 7 failed, status 401"])
    let list = run.builder.add(CandidateList(campaigns: []))
    #expect(
      run.answer(request, .answered(status: 200, body: list))
        == ["log getContentByCampaignID failed, undecodable", "load 7 failed, undecodable"])
  }

  @Test("C1: the content of a group is a call of android, flutter and ideal")
  func group() {
    for profile in Profile.builtIn {
      var run = MachineScript(profile)
      _ = run.initialize()
      let refusal = ["note no content of groups", "load 7 refused"]
      let isThere = [Profile.android103, .flutter0222, .ideal].contains(profile)
      #expect(run.getContent(.getContentByGroup) == (isThere ? ["send getContentByGroup 7"] : refusal))
    }
  }

  @Test("C2: calls for content before initialize are ignored on iOS, and fatal where the SDK says so")
  func beforeInitialize() {
    var run = MachineScript()
    #expect(run.getContent() == ["log getContentBySelector before initialize", "load 7 refused"])
    #expect(
      run.drive(.engaged(.impression, ContentID(index: 0)))
        == ["log sendContentEngagement before initialize"])
    #expect(run.drive(.configured(.setUser)) == ["log setUser before initialize"])

    var flutter = MachineScript(.flutter0222)
    #expect(flutter.drive(.configured(.setOptions)) == ["log setOptions before initialize"])
    #expect(
      flutter.drive(.productEngaged(.click, SlotID(index: 0))) == ["crash by sendProductEngagement"])
    var android = MachineScript(.android103)
    #expect(android.drive(.configured(.setOptions)) == ["crash by setOptions"])
  }

  @Test("E8: a report by hand hits the urls and calls nobody back", arguments: Profile.builtIn)
  func engagement(profile: Profile) {
    var run = MachineScript(profile, Campaign("a", .reporting("a")))
    _ = run.initialize()
    _ = run.getContent() + run.loaded("a")
    let content = run.machine.environment.catalog.base(of: run.inlineContent)
    #expect(run.drive(.engaged(.impression, content)) == ["track https://gravity.example/a/impression"])
    #expect(run.drive(.engaged(.close, content)) == ["note nothing changed"])
    #expect(run.drive(.engaged(.close, ContentID(index: .max))) == ["note nothing changed"])
  }

  @Test("E5, E6: a slot's clicks and sights go to its own urls, and only a sight calls back")
  func slots() {
    var run = MachineScript(.ios, Campaign("a", .products("a", "sku-1", "sku-2")))
    _ = run.initialize()
    _ = run.getContent() + run.loaded("a")
    let second = SlotID(index: 1)
    #expect(run.drive(.productEngaged(.click, second)) == ["track https://gravity.example/sku-2/click"])
    #expect(
      run.drive(.cardSeen(second)) == [
        "track https://gravity.example/sku-2/visible_impression", "saw slot 1",
      ])
    #expect(run.drive(.cardSeen(SlotID(index: 9))) == ["note nothing changed"])
  }
}
