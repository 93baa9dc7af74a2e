import Testing

@testable import GravityPresentation

@Suite("Push permission")
struct PushTests {
  private func script(_ profile: Profile) -> MachineScript {
    var run = MachineScript(profile, Campaign("a", .modal("a", .button("request_push", closes: false))))
    run.begin(with: "a")
    return run
  }

  @Test("A7: the system is asked, and the app told without waiting", arguments: Profile.current)
  func asks(profile: Profile) {
    var run = script(profile)
    #expect(run.tap("a") == ["ask for push", "RequestPushEvent a"])
  }

  @Test("A7, A8: a yes is all there is to it", arguments: Profile.current, [true, false])
  func granted(profile: Profile, promptShown: Bool) {
    var run = script(profile)
    _ = run.tap("a")
    #expect(
      run.drive(.pushAnswered(granted: true, promptShown: promptShown)) == ["note push granted"])
  }

  @Test("A7: under ios a no at the prompt sends the user to the settings, a surprise")
  func refusedAtPrompt() {
    var run = script(.ios)
    _ = run.tap("a")
    #expect(
      run.drive(.pushAnswered(granted: false, promptShown: true))
        == ["register for push", "open settings", "quirk A7 push"])
  }

  @Test("A7, A8: a no without a prompt opens them too")
  func refusedWithoutPrompt() {
    var run = script(.ios)
    _ = run.tap("a")
    #expect(
      run.drive(.pushAnswered(granted: false, promptShown: false))
        == ["register for push", "open settings"])
  }

  @Test("A7: under ideal only a no without a prompt opens the settings")
  func ideal() {
    var run = script(.ideal)
    _ = run.tap("a") + run.tap("a")
    #expect(
      run.drive(.pushAnswered(granted: false, promptShown: true)) == ["note push refusedAtPrompt"])
    #expect(run.drive(.pushAnswered(granted: false, promptShown: false)) == ["open settings"])
  }

  @Test("A8, T2: the app is in background until the user comes back from the settings")
  func settings() {
    var run = script(.ios)
    _ = run.tap("a") + run.drive(.pushAnswered(granted: false, promptShown: true))
    #expect(run.drive(.enteredBackground) == [])
    #expect(run.drive(.enteredForeground) == ["note push returnedFromSettings"])
  }

  @Test("A8: an answer that nobody asked for is noted", arguments: Profile.current)
  func unexpectedAnswer(profile: Profile) {
    var run = script(profile)
    #expect(
      run.drive(.pushAnswered(granted: true, promptShown: true)) == ["note push unexpectedAnswer"])
  }
}
