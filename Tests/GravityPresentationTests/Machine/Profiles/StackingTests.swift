import Testing

@testable import GravityPresentation

@Suite("What stands on what, by profile")
struct StackingTests {
  private static let modals = [Campaign.modal("a"), .modal("b"), .modal("c")]

  @Test(
    "P12: android and flutter stack on a controller that presents",
    arguments: [Profile.android103, .flutter0222])
  func stacks(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.modals)
    run.begin(with: "a")
    run.begin(with: "b", on: .home)
    #expect(run.lines.host(of: run.lines.presentation("b")) == .home)
    run.begin(with: "c")
    #expect(run.lines.host(of: run.lines.presentation("c")) == .campaign(run.lines.presentation("b")))
  }

  @Test("P12: and while a transition runs on it", arguments: [Profile.android103, .flutter0222])
  func stacksInTransition(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.modals)
    _ = run.initialize() + run.trackView() + run.list("a")
    run.change(.home) { $0.isTransitioning = true }
    #expect(run.content("a").suffix(2) == ["present a on home", "start patience a at 5000"])
  }

  @Test("P12: ios-1.0.4 does not, and ideal says what is up")
  func refuses() {
    var run = MachineScript(.ios104, campaigns: Self.modals)
    run.begin(with: "a")
    _ = run.trackView(on: .home) + run.list("b")
    #expect(run.content("b") == ["load b", "b: hostBusy, home presenting", "trigger 2: completed"])
    run = MachineScript(.ideal, campaigns: Self.modals)
    run.begin(with: "a")
    _ = run.trackView() + run.list("b")
    #expect(run.content("b") == ["load b", "b: alreadyPresenting, a", "trigger 2: completed"])
  }

  @Test(
    "P8: what is being dismissed hosts nothing, whoever stacks",
    arguments: [Profile.android103, .flutter0222])
  func inactive(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.modals)
    run.begin(with: "a")
    _ = run.trackView() + run.list("b")
    _ = run.tap("a", .outside)
    #expect(
      run.content("b").suffix(2) == ["b: hostInactive, a beingDismissed", "trigger 2: completed"])
  }

  @Test("D10, P12: two that stand on one host go with it, the older first")
  func bothLost() {
    var run = MachineScript(.android103, campaigns: Self.modals)
    run.begin(with: "a")
    run.begin(with: "b", on: .home)
    run.begin(with: "c")
    #expect(
      run.remove(.home) == [
        "cancel sight a", "quirk D10 a", "cancel sight b", "quirk D10 b", "cancel sight c", "quirk D10 c",
      ])
    #expect(run.timers.isEmpty)
  }

  @Test("P12: one of two that stand on one host leaves without the other")
  func oneLeaves() {
    var run = MachineScript(.android103, campaigns: Self.modals)
    run.begin(with: "a")
    run.begin(with: "b", on: .home)
    #expect(
      run.tap("a", .outside)
        == ["cancel sight a", "dismiss a", "start patience a at 5000", "close a"])
    #expect(run.leave("a") == ["cancel patience a"])
    #expect(run.tap("b", .outside).contains("close b"))
  }

  @Test(
    "D10: what goes with its host reports no close", arguments: [Profile.ios104, .android103, .flutter0222])
  func goneWithHost(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    run.begin(with: "a")
    _ = run.wait(1_000)
    #expect(run.remove(.home) == ["quirk D10 a"])
  }

  @Test(
    "D10: a campaign under another takes it along", arguments: [Profile.ios104, .android103, .flutter0222])
  func lowerGoes(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.modals)
    run.begin(with: "a", "b")
    _ = run.wait(1_000) + run.tap("a", .outside)
    #expect(run.leave("a") == ["cancel patience a", "quirk D10 b"])
  }

  @Test(
    "D10: one that was closed already is not missed", arguments: [Profile.ios104, .android103, .flutter0222])
  func closedAlready(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    run.begin(with: "a")
    _ = run.wait(1_000) + run.tap("a", .outside)
    #expect(run.remove(.home) == ["cancel patience a"])
  }

  @Test(
    "D10: a snack bar goes with its host, and so do its timers",
    arguments: [Profile.ios104, .android103, .flutter0222])
  func snackBar(profile: Profile) {
    var run = MachineScript(profile, Campaign("bar", .snackBar("bar")))
    run.begin(with: "bar")
    _ = run.wait(1_000)
    #expect(run.remove(.home) == ["cancel stay bar", "quirk D10 bar"])
    #expect(run.timers.isEmpty)
  }
}
