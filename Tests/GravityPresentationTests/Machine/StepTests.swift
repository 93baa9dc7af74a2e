import Testing

@testable import GravityPresentation

@Suite("Steps")
struct StepTests {
  private func script(_ profile: Profile, _ contents: Content..., others: [Campaign] = []) -> MachineScript {
    var run = MachineScript(
      profile, campaigns: [Campaign("a", variations: [contents])] + others)
    run.begin(with: "a")
    return run
  }

  @Test("A9: under ios the current content closes, and the step follows on the same host")
  func closesFirst() {
    var run = script(.ios, .modal("a", .step(2)), .modal("second", step: 2))
    #expect(run.tap("a") == ["dismiss a", "start patience a at 5000", "close a"])
    #expect(
      run.leave("a") == ["cancel patience a", "present second on home", "start patience second at 5000"])
    #expect(
      run.show("second") == ["cancel patience second", "impression second", "visibleImpression second"])
  }

  @Test("A9: with closeOnClick false it comes on top of the current one")
  func onTop() {
    var run = script(.ios, .modal("a", .step(2, closes: false)), .modal("second", step: 2))
    #expect(run.tap("a") == ["present second on a", "start patience second at 5000"])
  }

  @Test("A9: on top of a snack bar it comes on the snack bar's host")
  func onTopOfSnackBar() {
    var run = script(.ios, .snackBar("a", .step(2, closes: false)), .modal("second", step: 2))
    #expect(run.tap("a") == ["present second on home", "start patience second at 5000"])
  }

  @Test("A9, E10: under ideal the step replaces the current content, as one session with one close")
  func replaces() {
    var run = script(
      .ideal, .modal("a", .step(2, closes: false)), .modal("second", step: 2, .button("close")))
    #expect(run.tap("a") == ["dismiss a", "start patience a at 5000"])
    #expect(
      run.leave("a") == ["cancel patience a", "present second on home", "start patience second at 5000"])
    _ = run.show("second")
    #expect(run.tap("second") == ["dismiss second", "start patience second at 5000", "close second"])
    #expect(run.leave("second") == ["cancel patience second"])
  }

  @Test("A9: under ideal a snack bar stays under its step")
  func snackBarStays() {
    var run = script(.ideal, .snackBar("a", .step(2)), .modal("second", step: 2))
    #expect(run.tap("a") == ["present second on home", "start patience second at 5000"])
  }

  @Test("A9: under ios a missing step leaves an empty screen")
  func missingStep() {
    var run = script(.ios, .modal("a", .step(nil)))
    #expect(
      run.tap("a")
        == ["dismiss a", "start patience a at 5000", "close a", "note missingStep", "quirk A9 a"])
    #expect(run.leave("a") == ["cancel patience a"])
  }

  @Test("A9: so does one that no content has")
  func unknownStep() {
    var run = script(.ios, .modal("a", .step(7)))
    #expect(
      run.tap("a") == [
        "dismiss a", "start patience a at 5000", "close a", "quirk A9 a", "note step not shown, a noSuchStep",
      ])
    #expect(run.leave("a") == ["cancel patience a"])
  }

  @Test("A9, P10: so does one that cannot be presented")
  func unpresentableStep() {
    var run = script(.ios, .modal("a", .step(2)), .inline("second", step: 2))
    #expect(
      run.tap("a") == [
        "dismiss a", "start patience a at 5000", "close a", "quirk A9 a",
        "note step not shown, a notPresentable",
      ])
    #expect(run.leave("a") == ["cancel patience a"])
  }

  @Test("A9: without closeOnClick the campaign stays, and there is no surprise")
  func nothingClosed() {
    var run = script(.ios, .modal("a", .step(7, closes: false), .step(nil, closes: false)))
    #expect(run.tap("a", .element(0)) == ["note step not shown, a noSuchStep"])
    #expect(run.tap("a", .element(1)) == ["note missingStep"])
  }

  @Test("A9: under ideal the campaign stays when no step can follow")
  func idealKeepsCampaign() {
    var run = script(.ideal, .modal("a", .step(7), .step(nil), .step(2)), .inline("second", step: 2))
    #expect(run.tap("a", .element(0)) == ["note step not shown, a noSuchStep"])
    #expect(run.tap("a", .element(1)) == ["note missingStep"])
    #expect(run.tap("a", .element(2)) == ["note step not shown, a notPresentable"])
  }

  @Test("A9: ios looks for the step in the first variation, ideal in all")
  func variations() {
    let campaign = Campaign("a", variations: [[.modal("a", .step(2))], [.modal("second", step: 2)]])
    var run = MachineScript(.ios, campaign)
    run.begin(with: "a")
    #expect(run.tap("a").last == "note step not shown, a noSuchStep")
    run = MachineScript(.ideal, campaign)
    run.begin(with: "a")
    _ = run.tap("a")
    #expect(run.leave("a").contains("present second on home"))
  }

  @Test("A9: several contents with the step are a note under ideal, and the first is shown")
  func severalSteps() {
    var run = script(.ideal, .modal("a", .step(2)), .modal("second", step: 2), .modal("third", step: 2))
    #expect(
      run.tap("a") == ["note several steps, second", "dismiss a", "start patience a at 5000"])
  }

  @Test("A9, P12: a step finds its host busy when the app presents meanwhile")
  func hostTaken() {
    var run = script(.ios, .modal("a", .step(2)), .modal("second", step: 2))
    _ = run.tap("a") + run.leave("a")
    run = script(.ios, .modal("a", .step(2)), .modal("second", step: 2))
    _ = run.tap("a")
    #expect(
      run.answerDismissal(of: "a") { $0.isPresenting = true } == [
        "cancel patience a", "quirk A9 a", "note step not shown, a hostBusy presenting",
      ])
  }

  @Test("A9, E10: under ideal a session whose step is not shown closes once")
  func idealHostTaken() {
    var run = script(.ideal, .modal("a", .step(2)), .modal("second", step: 2))
    _ = run.tap("a")
    #expect(
      run.answerDismissal(of: "a") { $0.isPresenting = true } == [
        "cancel patience a", "close a", "note step not shown, a hostBusy presenting",
      ])
  }

  @Test("A9: a step that the presenter refuses is a note")
  func refusedStep() {
    var run = script(.ios, .modal("a", .step(2)), .modal("second", step: 2))
    _ = run.tap("a") + run.leave("a")
    #expect(
      run.refuse("second")
        == ["cancel patience second", "note presenter failed, second refusedByPresenter"])
  }

  @Test("A9, E10: under ideal a session whose step the presenter refuses closes once")
  func refusedStepOfIdeal() {
    var run = script(.ideal, .modal("a", .step(2)), .modal("second", step: 2))
    _ = run.tap("a") + run.leave("a")
    #expect(
      run.refuse("second") == [
        "cancel patience second", "close second", "note presenter failed, second refusedByPresenter",
      ])
  }
}
