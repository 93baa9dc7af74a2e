import Testing

@testable import GravityPresentation

@Suite("Sets of quirks")
struct QuirkSetTests {
  @Test("§0: a set lists its members in the order of the contract, however they came")
  func order() {
    let set = QuirkSet(kinds: [.keyGoesEverywhere, .statusIgnored, .cancelStays, .delaysAddUp])
    #expect(set.kinds == [.statusIgnored, .delaysAddUp, .cancelStays, .keyGoesEverywhere])
    #expect(QuirkSet(kinds: QuirkKind.allCases.reversed()).kinds == QuirkKind.allCases)
    #expect(QuirkSet().kinds == [])
    var left = set
    for kind in set.kinds { #expect(left.removeFirst() == kind) }
    #expect(left.isEmpty && left.removeFirst() == nil)
  }

  @Test("§0: the kinds are told by their rules, in the rules' order")
  func rules() {
    let rules = QuirkKind.allCases.map(\.rule)
    let places = rules.compactMap { QuirkID.allCases.firstIndex(of: $0) }
    #expect(places == places.sorted())
    #expect(Set(rules) == Set(QuirkID.allCases))
    #expect(QuirkSet(rules: [QuirkID.d9]).kinds == [.invisibleWithoutFrame, .closedAgainByTimer])
    #expect(QuirkSet(rules: QuirkID.allCases).kinds == QuirkKind.allCases)
    #expect(QuirkSet(rules: [QuirkID]()).isEmpty)
  }

  @Test("§0: a set holds and takes each kind for itself", arguments: QuirkKind.allCases)
  func membership(kind: QuirkKind) {
    var set = QuirkSet()
    #expect(!set.contains(kind))
    set.insert(kind)
    set.insert(kind)
    #expect(set.kinds == [kind])
    #expect(QuirkKind.allCases.allSatisfy { set.contains($0) == ($0 == kind) })
  }

  @Test("§0: ideal has no quirk, and every other has some")
  func profiles() {
    for profile in Profile.builtIn { #expect(profile.policy.quirks.isEmpty == (profile == .ideal)) }
    let all = Profile.builtIn.reduce(into: QuirkSet()) { $0.formUnion($1.policy.quirks) }
    #expect(all.kinds == QuirkKind.allCases)
  }

  /// A campaign with much that surprises someone, told by a profile that owns up to nothing.
  @Test("§0: a policy without quirks does the same and emits none", arguments: Profile.builtIn)
  func silenced(profile: Profile) {
    var policy = profile.policy
    policy.quirks = []
    let silent = life(of: Profile(name: "silent", policy: policy))
    let telling = life(of: profile)
    #expect(!silent.contains { $0.hasPrefix("quirk") })
    #expect(silent == telling.filter { !$0.hasPrefix("quirk") })
    #expect((silent != telling) == (profile != .ideal))
  }

  private func life(of profile: Profile) -> [String] {
    let events = ["close", "my_word", "other_word"].map {
      EngagementEntry(type: $0, urls: ["https://t/\($0)"])
    }
    let frame = FrameUI(close: CloseButton(), container: Container())
    let variables = Variables(
      frameUI: frame, onImpression: LifecycleHook(action: "other_word"),
      onClose: LifecycleHook(action: "close"))
    let elements: [Element] = [
      .button("rate_app", closes: false), .button("request_push", closes: false),
      .button("close", closes: false),
      .of("products-container", layout: "grid"), .step(9), .button("cancel"),
    ]
    var run = MachineScript(
      profile, Campaign("a", delay: 100, .made("a", "modal", elements, variables, events: events)),
      Campaign("b", priority: -1, .made("b", "Modal", [])),
      Campaign("bar", .snackBar("bar", .button("close"))))
    var lines = run.initialize() + run.trackView() + run.list("a") + run.content("a") + run.wait(100)
    lines += run.show("a") + run.wait(1_000) + run.see("a", 0) + run.see("a", 1_000) + run.wait(1_000)
    lines += run.drive(.pushAnswered(granted: false, promptShown: true))
    for target in [TapTarget.element(0), .element(1), .closeButton, .element(2)] {
      lines += run.tap("a", target)
    }
    lines += run.remove(.home)
    run.host = HostSnapshot(controllers: [ControllerSnapshot(id: .home)])
    run.begin(with: "bar")
    return lines + run.tap("bar") + run.leave("bar") + run.wait(5_000)
  }
}
