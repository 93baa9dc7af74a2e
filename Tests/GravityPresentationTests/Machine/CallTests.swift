import Testing

@testable import GravityPresentation

@Suite("The app's calls")
struct CallTests {
  @Test("C1: a view and an event each send their own request")
  func viewAndEvent() {
    var run = MachineScript()
    #expect(run.initialize() == [])
    #expect(run.trackView() == ["send visit"])
    #expect(run.triggerEvent() == ["send event"])
    #expect(run.machine.isInitialized)
  }

  @Test("C1: a second initialize is noted")
  func secondInitialize() {
    var run = MachineScript()
    #expect(run.initialize() == [])
    #expect(run.initialize() == ["note nothing changed"])
  }

  @Test("C1: ios refuses to show a content by hand")
  func iosRefusesToShowByHand() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    run.begin(with: "a")
    #expect(run.showByHand("a") == ["note not shown by hand, a"])
  }

  @Test("C1: ideal shows a content by hand, without a verdict")
  func idealShowsByHand() {
    var run = MachineScript(.ideal, .modal("a"))
    run.begin(with: "a")
    _ = run.tap("a", .outside) + run.leave("a")
    #expect(run.showByHand("a") == ["present a#2 on home", "start patience a#2 at 5000"])
    #expect(run.show("a#2") == ["cancel patience a#2", "impression a", "visibleImpression a"])
  }

  @Test("C2: a view tracked before initialize is dropped with a log line")
  func viewBeforeInitialize() {
    var run = MachineScript()
    #expect(run.trackView() == ["log trackView before initialize"])
    #expect(run.triggerEvent() == ["log triggerEvent before initialize"])
    #expect(run.machine == MachineScript(sharing: run).machine)
  }

  @Test(
    "C2: a content shown by hand before initialize is dropped with a log line", arguments: Profile.current)
  func showBeforeInitialize(profile: Profile) {
    var run = MachineScript(profile)
    #expect(
      run.drive(.contentShown(ContentID(index: 0), controller: nil))
        == ["log showBackendContent before initialize"])
  }

  @Test("C2, L1: the lock needs no initialize")
  func lockBeforeInitialize() {
    var run = MachineScript()
    #expect(!run.machine.isLocked)
    #expect(run.drive(.presentationLocked) == ["log locked"])
    #expect(run.machine.isLocked)
    #expect(!run.machine.isInitialized)
  }
}
