import Testing

@testable import GravityPresentation

@Suite("From trigger to content")
struct CandidateTests {
  @Test("P1: a list that fails ends its trigger with a log line")
  func failedList() {
    var run = MachineScript()
    _ = run.initialize()
    _ = run.trackView()
    #expect(
      run.answerList(.timedOut) == ["log visit failed, timeout", "trigger 1: failed, timeout"])
    _ = run.triggerEvent()
    #expect(
      run.answerList(.offline) == ["log event failed, offline", "trigger 2: failed, offline"])
  }

  @Test("P1: a status outside 200…299 fails the list", arguments: [100, 199, 300, 404, 500] as [UInt16])
  func badStatus(status: UInt16) {
    var run = MachineScript(.ios, .modal("a"))
    _ = run.initialize() + run.trackView()
    #expect(
      run.list("a", status: status)
        == ["log visit failed, status \(status)", "trigger 1: failed, status \(status)"])
  }

  @Test("P1: a status of 200…299 does not", arguments: [200, 204, 299] as [UInt16])
  func goodStatus(status: UInt16) {
    var run = MachineScript(.ios, .modal("a"))
    _ = run.initialize() + run.trackView()
    #expect(run.list("a", status: status) == ["send choose a"])
  }

  @Test("P1: a body that does not decode, is no list, or is unknown fails it")
  func undecodableList() {
    var run = MachineScript(.ios, .modal("a"))
    let failed = { (number: Int) in
      ["log visit failed, undecodable", "trigger \(number): failed, undecodable"]
    }
    _ = run.initialize() + run.trackView()
    #expect(run.answerList(.answered(status: 200, body: Catalog.emptyBody)) == failed(1))
    let contents = run.builder.add(Campaign.modal("a").response)
    _ = run.trackView()
    #expect(run.answerList(.answered(status: 200, body: contents)) == failed(2))
    _ = run.trackView()
    #expect(run.answerList(.answered(status: 200, body: BodyID(index: .max))) == failed(3))
  }

  @Test("P1: an empty list ends the trigger without a word more")
  func emptyList() {
    var run = MachineScript()
    _ = run.initialize() + run.trackView()
    #expect(run.list() == ["trigger 1: noCandidates"])
  }

  @Test("P1: triggers run side by side")
  func sideBySide() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize()
    #expect(run.trackView() == ["send visit"])
    #expect(run.triggerEvent() == ["send event"])
    #expect(run.list("a") == ["send choose a"])
    #expect(run.list("b") == ["send choose b"])
    #expect(run.content("b") == ["load b", "present b on home", "start patience b at 5000"])
    #expect(
      run.show("b") == [
        "cancel patience b", "impression b", "visibleImpression b", "b: presented as b",
        "trigger 2: completed",
      ])
  }

  @Test("P3: the highest priority is first, a missing one is 0, and ties keep the order")
  func priorities() {
    var run = MachineScript(
      .ios, .modal("negative", priority: -1), .modal("none"), .modal("zero", priority: 0),
      .modal("one", priority: 1), .modal("high", priority: 9))
    _ = run.initialize() + run.trackView()
    #expect(run.list("negative", "none", "one", "zero", "high") == ["send choose high"])
    #expect(run.answerContent(of: "high", .offline) == ["high: loadFailed, offline", "send choose one"])
    #expect(run.answerContent(of: "one", .offline) == ["one: loadFailed, offline", "send choose none"])
    #expect(run.answerContent(of: "none", .offline) == ["none: loadFailed, offline", "send choose zero"])
    #expect(run.answerContent(of: "zero", .offline) == ["zero: loadFailed, offline", "send choose negative"])
  }

  @Test("P4, P13: a failed content passes on to the next, and the last one ends the trigger")
  func failedContent() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"), .modal("c"))
    _ = run.initialize() + run.trackView() + run.list("a", "b", "c")
    #expect(run.answerContent(of: "a", .timedOut) == ["a: loadFailed, timeout", "send choose b"])
    #expect(run.content("b", status: 500) == ["b: loadFailed, status 500", "send choose c"])
    #expect(
      run.answerContent(of: "c", .answered(status: 200, body: Catalog.emptyBody))
        == ["c: loadFailed, undecodable", "trigger 1: completed"])
  }

  @Test("P4: no payload, no contents: no content")
  func noContent() {
    var run = MachineScript(
      .ios, Campaign("bare", variations: []), Campaign("hollow", variations: [[]]), .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("bare", "hollow", "a")
    #expect(run.content("bare") == ["bare: noContent", "send choose hollow"])
    #expect(run.content("hollow") == ["hollow: noContent", "send choose a"])
  }

  @Test("P4, E1: every content of a good answer is reported as loaded, in order, shown or not")
  func everythingIsLoaded() {
    var run = MachineScript(
      .ios, Campaign("a", variations: [[.modal("one"), .inline("two")], [.modal("three")]]))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(
      run.content("a") == [
        "load one", "load two", "load three", "present one on home", "start patience one at 5000",
      ])
  }

  @Test("N5: contents lost with one that does not decode are a quirk; with nothing lost there is none")
  func lostContents() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b")
    let lossy = run.builder.addUndecodable(decodableContents: 1)
    let plain = run.builder.addUndecodable()
    #expect(
      run.answerContent(of: "a", .answered(status: 200, body: lossy))
        == ["quirk N5 body", "a: loadFailed, undecodable", "send choose b"])
    #expect(
      run.answerContent(of: "b", .answered(status: 200, body: plain))
        == ["b: loadFailed, undecodable", "trigger 1: completed"])
  }

  @Test("P5: the root has no step, wherever it stands", arguments: Profile.current)
  func rootWithoutStep(profile: Profile) {
    var run = MachineScript(profile, Campaign("a", .modal("one", step: 1), .modal("root")))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a").contains("present root on home"))
  }

  @Test("P5: else the lowest step of the first variation", arguments: Profile.current)
  func rootOfLowestStep(profile: Profile) {
    var run = MachineScript(
      profile,
      Campaign("a", variations: [[.modal("three", step: 3), .modal("two", step: 2)], [.modal("free")]]))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a").contains("present two on home"))
  }

  @Test("P6, P13: under ios a content without elements ends the trigger")
  func emptyEndsTrigger() {
    var run = MachineScript(.ios, Campaign("a", .empty("a")), .modal("b"), .modal("c"))
    _ = run.initialize() + run.trackView() + run.list("a", "b", "c")
    #expect(
      run.content("a") == [
        "load a", "a: noElements, a", "b: notTried, triggerEnded", "c: notTried, triggerEnded",
        "trigger 1: completed",
      ])
  }

  @Test("P6: under ideal the next candidate follows")
  func emptyTriesNext() {
    var run = MachineScript(.ideal, Campaign("a", .empty("a")), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b")
    #expect(run.content("a") == ["load a", "a: noElements, a", "send choose b"])
  }
}
