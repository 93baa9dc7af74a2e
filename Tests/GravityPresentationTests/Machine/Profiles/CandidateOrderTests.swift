import Testing

@testable import GravityPresentation

@Suite("Which candidate and which content, by profile")
struct CandidateOrderTests {
  private func listed(_ profile: Profile, _ campaigns: Campaign...) -> MachineScript {
    var run = MachineScript(profile, campaigns: campaigns)
    _ = run.initialize() + run.trackView()
    return run
  }

  @Test("P3: a candidate without priority is below all numbers under android")
  func missingPriority() {
    var run = listed(.android103, .modal("a"), .modal("b", priority: -5))
    #expect(run.list("a", "b") == ["quirk P3 a", "send choose b"])
    #expect(run.answerContent(of: "b", .offline) == ["b: loadFailed, offline", "send choose a"])
  }

  @Test("P3: below zero too, and the surprise names the first that is moved")
  func belowZero() {
    var run = listed(
      .android103, .modal("a", priority: 3), .modal("b"), .modal("c"), .modal("d", priority: 0))
    #expect(run.list("a", "b", "c", "d") == ["quirk P3 b", "send choose a"])
    #expect(run.answerContent(of: "a", .offline) == ["a: loadFailed, offline", "send choose d"])
    #expect(run.answerContent(of: "d", .offline) == ["d: loadFailed, offline", "send choose b"])
    #expect(run.answerContent(of: "b", .offline) == ["b: loadFailed, offline", "send choose c"])
  }

  @Test("P3: where the order is the same, there is no surprise")
  func sameOrder() {
    var run = listed(.android103, .modal("a"), .modal("b", priority: 1), .modal("c"))
    #expect(run.list("a", "b", "c") == ["send choose b"])
    _ = run.trackView()
    #expect(run.list("a", "c") == ["send choose a"])
  }

  @Test("P3: elsewhere a missing priority is zero", arguments: [Profile.ios104, .flutter0222])
  func missingIsZero(profile: Profile) {
    var run = listed(profile, .modal("a"), .modal("b", priority: -5))
    #expect(run.list("a", "b") == ["send choose a"])
  }

  private func content(_ profile: Profile, _ contents: Content...) -> [String] {
    var run = listed(profile, Campaign("a", variations: [contents]), .modal("b"))
    _ = run.list("a", "b")
    return run.content("a")
  }

  private static let loaded = ["load one", "load two", "load three"]

  @Test("P5: the root of ios-1.0.4 is the first content that has a step, told when it is presented")
  func rootWithStep() {
    let contents: [Content] = [.modal("one"), .modal("two", step: 9), .modal("three", step: 1)]
    var run = listed(.ios104, Campaign("a", variations: [contents]))
    _ = run.list("a")
    #expect(
      run.content("a") == Self.loaded + ["present two on home", "start patience two at 5000"])
    #expect(run.appear("two").prefix(2) == ["cancel patience two", "quirk P5 two"])
  }

  @Test("P5: a root that cannot be presented is a surprise, one whose host is busy is none")
  func rootNotPresented() {
    let contents: [Content] = [.modal("one"), .inline("two", step: 1)]
    var run = listed(.ios104, Campaign("a", variations: [contents]))
    _ = run.list("a")
    #expect(run.content("a").contains("quirk P5 two"))
    let others: [Content] = [.modal("one"), .modal("two", step: 1)]
    run = listed(.ios104, Campaign("a", variations: [others]))
    run.presentApp(1)
    run.change(.app(1)) { $0.isTransitioning = true }
    _ = run.list("a")
    let answer = run.content("a")
    #expect(answer.contains { $0.hasPrefix("a: hostBusy") })
    #expect(!answer.contains("quirk P5 two"))
  }

  @Test("P5: else the first; both are no surprise where ideal takes the same")
  func sameRoot() {
    #expect(
      content(.ios104, .modal("one"), .modal("two"), .modal("three"))
        == Self.loaded + ["present one on home", "start patience one at 5000"])
    #expect(
      content(.ios104, .modal("one", step: 1), .modal("two", step: 2), .modal("three", step: 3))
        == Self.loaded + ["present one on home", "start patience one at 5000"])
  }

  @Test("P5: android takes the one without a step, else the lowest")
  func rootOfAndroid() {
    #expect(
      content(.android103, .modal("one", step: 1), .modal("two"), .modal("three", step: 0))
        == Self.loaded + ["present two on home", "start patience two at 5000"])
    #expect(
      content(.android103, .modal("one", step: 3), .modal("two", step: 1), .modal("three", step: 1))
        == Self.loaded + ["present two on home", "start patience two at 5000"])
  }

  @Test("P5: flutter takes the first without a step; none is no content, and the next candidate follows")
  func rootOfFlutter() {
    #expect(
      content(.flutter0222, .modal("one", step: 1), .modal("two"), .modal("three"))
        == ["present two on home", "start patience two at 5000"])
    #expect(
      content(.flutter0222, .modal("one", step: 1), .modal("two", step: 2), .modal("three", step: 3))
        == ["a: noContent", "send choose b"])
  }

  @Test("P6: under android content without elements ends the trigger")
  func emptyEndsTrigger() {
    #expect(
      content(.android103, .empty("one")) == [
        "load one", "a: noElements, one", "quirk P6 one", "b: notTried, triggerEnded", "trigger 1: completed",
      ])
  }

  @Test("P6: which surprises only where a candidate is left")
  func emptyIsLast() {
    var run = listed(.android103, Campaign("a", .empty("one")))
    _ = run.list("a")
    #expect(run.content("a") == ["load one", "a: noElements, one", "trigger 1: completed"])
  }

  @Test("P6: ios-1.0.4 and flutter present it, empty", arguments: [Profile.ios104, .flutter0222])
  func emptyIsPresented(profile: Profile) {
    let frame = Variables(frameUI: FrameUI(container: Container()), elements: [])
    var run = listed(
      profile, Campaign("a", Content(contentId: "a", deliveryMethod: "modal", variables: frame)))
    _ = run.list("a")
    #expect(run.content("a").suffix(2) == ["present a on home", "start patience a at 5000"])
    let reports = profile == .ios104 ? ["impression a", "visibleImpression a"] : []
    #expect(
      run.show("a")
        == ["cancel patience a", "quirk P6 a"] + reports + ["a: presented as a", "trigger 1: completed"])
    #expect(run.tap("a") == ["note tap ignored, a notThere"])
  }

  @Test("P6, P14: an empty step is presented anywhere, and surprises nobody")
  func emptyStep() {
    let empty = Content(contentId: "second", deliveryMethod: "modal", step: 2, variables: Variables())
    var run = MachineScript(.android103, Campaign("a", .modal("a", .step(2)), empty))
    run.begin(with: "a")
    _ = run.tap("a")
    #expect(
      run.show("second") == ["cancel patience second", "impression second", "start sight second at 1000"])
  }
}
