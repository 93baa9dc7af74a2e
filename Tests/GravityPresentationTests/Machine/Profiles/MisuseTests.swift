import Testing

@testable import GravityPresentation

@Suite("Calls before initialize, by profile")
struct MisuseTests {
  private static let call = CallID(index: 1)

  @Test(
    "C2: any call is fatal under android, the lock's too",
    arguments: [
      (.viewTracked(call, controller: nil), "trackView"),
      (.eventTriggered(call, controller: nil), "triggerEvent"),
      (.presentationLocked, "lockPresentation"), (.presentationUnlocked, "unlockPresentation"),
      (.lockListenerChanged(isSet: true), "setPresentationLockListener"),
      (.configured(.setNotificationPermissionStatus), "setNotificationPermissionStatus"),
      (.contentShown(ContentID(index: 0), controller: nil), "showBackendContent"),
    ] as [(Event, String)])
  func fatal(event: Event, call: String) {
    var run = MachineScript(.android103)
    #expect(run.drive(event) == ["crash by \(call)"])
    #expect(!run.machine.isLocked)
  }

  @Test(
    "C2: under flutter what sends is",
    arguments: [
      (.viewTracked(call, controller: nil), "trackView"),
      (.eventTriggered(call, controller: nil), "triggerEvent"),
    ] as [(Event, String)])
  func fatalWhereSent(event: Event, call: String) {
    var run = MachineScript(.flutter0222)
    #expect(run.drive(event) == ["crash by \(call)"])
  }

  @Test("C2: and the rest is ignored with a line in the log")
  func loggedUnderFlutter() {
    var run = MachineScript(.flutter0222)
    #expect(
      run.drive(.configured(.setNotificationPermissionStatus)) == [
        "log setNotificationPermissionStatus before initialize"
      ])
    #expect(run.drive(.contentShown(ContentID(index: 0), controller: nil)).count == 1)
  }

  @Test("C2: under ios-1.0.4 all is ignored with a line in the log")
  func loggedUnderIOS() {
    var run = MachineScript(.ios104)
    #expect(run.trackView() == ["log trackView before initialize"])
    #expect(run.triggerEvent() == ["log triggerEvent before initialize"])
    #expect(
      run.drive(.configured(.setNotificationPermissionStatus)) == [
        "log setNotificationPermissionStatus before initialize"
      ])
    #expect(run.machine == MachineScript(sharing: run).machine)
  }

  @Test("C2, L2: flutter's lock needs no initialize")
  func lockOfFlutter() {
    var run = MachineScript(.flutter0222)
    #expect(run.drive(.lockListenerChanged(isSet: true)) == [])
    #expect(run.drive(.presentationLocked) == ["log locked", "tell listener locked"])
    #expect(run.drive(.presentationUnlocked) == ["log unlocked", "tell listener unlocked"])
  }

  @Test("C2, L1: a crash unlocks, as any restart does, and forgets the listener")
  func crashUnlocks() {
    var run = MachineScript(.flutter0222)
    _ = run.drive(.lockListenerChanged(isSet: true)) + run.drive(.presentationLocked)
    #expect(run.trackView() == ["crash by trackView"])
    #expect(!run.machine.isLocked)
    #expect(run.drive(.presentationUnlocked) == ["log unlocked"])
  }

  @Test("P9: ios-1.0.4 has no lock, before and after initialize")
  func noLock() {
    var run = MachineScript(.ios104, .modal("a"))
    for _ in 1...2 {
      #expect(run.drive(.presentationLocked) == ["note no lock"])
      #expect(run.drive(.presentationUnlocked) == ["note no lock"])
      #expect(run.drive(.lockListenerChanged(isSet: true)) == ["note no lock"])
      _ = run.initialize()
    }
    _ = run.drive(.presentationLocked) + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
  }

  @Test(
    "C1: a content is shown by hand under ideal alone",
    arguments: [Profile.ios104, .android103, .flutter0222])
  func notByHand(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    run.begin(with: "a")
    #expect(run.showByHand("a") == ["note not shown by hand, a"])
  }

  @Test("C2: after initialize nothing is fatal", arguments: [Profile.android103, .flutter0222])
  func initialized(profile: Profile) {
    var run = MachineScript(profile)
    _ = run.initialize()
    #expect(run.trackView() == ["send visit"])
    #expect(run.drive(.presentationLocked) == ["log locked"])
    #expect(run.drive(.configured(.setNotificationPermissionStatus)) == ["note nothing changed"])
  }
}
