import GravityActions
import Testing

@testable import GravityPresentation

@Suite("Plug-ins of an app's own")
struct PlugInTests {
  @Test("D1: a fifth delivery method is presented like the four")
  func fifthMethod() throws {
    var plugins = PlugIns.standard
    try plugins.deliveryMethods.register(StoryDelivery())
    var run = MachineScript(.ios, plugins: plugins, Campaign("a", .made("a", "Stories", [])))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
    #expect(
      run.show("a") == [
        "cancel patience a", "impression a", "visibleImpression a", "a: presented as a",
        "trigger 1: completed",
      ])
    #expect(run.tap("a", .outside) == ["note tap ignored, a gestureIgnored"])
    #expect(
      run.swipe("a", Swipe(.up, thousandths: 100)) == ["dismiss a", "start patience a at 5000", "close a"])
  }

  @Test("D1: two methods of one name or wire name are refused")
  func methodNameTaken() {
    var registry = DeliveryRegistry.standard
    #expect(throws: DeliveryNameTaken(name: "modal")) {
      try registry.register(StoryDelivery(name: "modal", wireNames: ["dialog"]))
    }
    #expect(throws: DeliveryNameTaken(name: "snack_bar")) {
      try registry.register(StoryDelivery(name: "toast", wireNames: ["toast", "snack_bar"]))
    }
    #expect(registry.methods.count == DeliveryRegistry.standard.methods.count)
  }

  @Test("A11: an action of an app's own is no longer unknown")
  func ownAction() throws {
    var plugins = PlugIns.standard
    try plugins.actions.register(RateAppAction())
    let campaign = Campaign("a", .modal("a", .button("rate_app")))
    var run = MachineScript(.ios, plugins: plugins, campaign)
    run.begin(with: "a")
    #expect(run.tap("a") == ["RateAppEvent a"])
    run = MachineScript(.ios, campaign)
    run.begin(with: "a")
    #expect(
      run.tap("a") == ["dismiss a", "start patience a at 5000", "close a", "note unknownAction"])
  }

  @Test("A11: two actions of one name are refused")
  func actionNameTaken() throws {
    var plugins = PlugIns.standard
    try plugins.actions.register(RateAppAction())
    #expect(throws: RegistrationError.nameTaken(.unknown("rate_app"))) {
      try plugins.actions.register(RateAppAction())
    }
  }

  @Test(
    "P13: an admission rule of an app's own has a verdict and a memory of its own", arguments: Profile.current
  )
  func ownRule(profile: Profile) throws {
    var plugins = PlugIns.standard
    let place = UInt8(plugins.rules.count)
    try plugins.register(FrequencyCap(limit: 2, place: place))
    var run = MachineScript(
      profile, plugins: plugins, Campaign("a", .snackBar("a")), Campaign("b", .snackBar("b")),
      Campaign("c", .snackBar("c")), Campaign("d", .snackBar("d")))
    run.begin(with: "a", "b")
    _ = run.trackView() + run.list("c", "d")
    #expect(run.content("c") == ["load c", "c: refused by rule \(place), 2", "send choose d"])
    #expect(run.content("d") == ["load d", "d: refused by rule \(place), 2", "trigger 3: completed"])
  }

  @Test("P13: the built-in rules are asked before it")
  func builtInRulesFirst() throws {
    var plugins = PlugIns.standard
    try plugins.register(FrequencyCap(limit: 0, place: 4))
    var run = MachineScript(.ios, plugins: plugins, .modal("a"))
    _ = run.initialize() + run.drive(.presentationLocked) + run.trackView() + run.list("a")
    #expect(
      run.content("a") == ["load a", "log skipped a while locked", "a: locked", "trigger 1: completed"])
  }

  @Test("T3: a killed app has forgotten what its rules remembered")
  func killedMemory() throws {
    var plugins = PlugIns.standard
    try plugins.register(FrequencyCap(limit: 1, place: 4))
    var run = MachineScript(.ios, plugins: plugins, Campaign("a", .snackBar("a")))
    run.begin(with: "a")
    _ = run.drive(.killed)
    run.timers = []
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a#2 on home", "start patience a#2 at 5000"])
  }

  @Test("P13: rules of one name, and more memories than there is room for, are refused")
  func ruleRefused() throws {
    var plugins = PlugIns.standard
    #expect(throws: RuleRefused.nameTaken("lock")) {
      try plugins.register(FrequencyCap(name: "lock", limit: 1, place: 4))
    }
    try plugins.register(FrequencyCap(name: "first", limit: 1, place: 4))
    try plugins.register(FrequencyCap(name: "second", limit: 1, place: 5))
    #expect(throws: RuleRefused.noMemoryLeft("third")) {
      try plugins.register(FrequencyCap(name: "third", limit: 1, place: 6))
    }
  }

  @Test("P13: two rules remember apart from each other")
  func twoMemories() throws {
    var plugins = PlugIns.standard
    try plugins.register(FrequencyCap(name: "first", limit: 2, place: 4))
    try plugins.register(FrequencyCap(name: "second", limit: 1, place: 5))
    var run = MachineScript(.ios, plugins: plugins, Campaign("a", .snackBar("a")))
    run.begin(with: "a")
    _ = run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "a: refused by rule 5, 1", "trigger 2: completed"])
  }
}
