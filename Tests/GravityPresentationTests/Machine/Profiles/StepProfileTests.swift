import Testing

@testable import GravityPresentation

@Suite("Steps, by profile")
struct StepProfileTests {
  private func shown(_ profile: Profile, _ variations: [Content]...) -> MachineScript {
    var run = MachineScript(profile, Campaign("a", variations: variations))
    run.begin(with: "a")
    _ = run.wait(1_000)
    return run
  }

  /// With a frame, without which flutter shows nothing to tap (P15).
  private func modal(_ id: String, step: Int? = nil, _ elements: Element...) -> Content {
    .made(id, "modal", step: step, elements, Variables(frameUI: FrameUI(container: Container())))
  }

  private static let dismissal = ["dismiss a", "start patience a at 6000"]
  private static let second = ["present second on home", "start patience second at 6000"]

  @Test("A9: android closes the current one, and the step comes at once")
  func atOnce() {
    var run = shown(.android103, [modal("a", .step(2)), modal("second", step: 2)])
    #expect(run.tap("a") == Self.dismissal + ["close a"] + Self.second)
    #expect(
      run.appear("second") == ["cancel patience second", "impression second", "start sight second at 2000"])
    #expect(run.leave("a") == ["cancel patience a"])
    #expect(run.settle("second") == [])
    #expect(run.tap("second", .outside).contains("close second"))
  }

  @Test("A9: with closeOnClick false it comes on top", arguments: [Profile.android103])
  func onTop(profile: Profile) {
    var run = shown(profile, [modal("a", .step(2, closes: false)), modal("second", step: 2)])
    #expect(run.tap("a") == ["present second on a", "start patience second at 6000"])
  }

  @Test("A9, P10: a step that cannot be presented leaves nothing on screen under android")
  func unpresentable() {
    for step in [Content.inline("second", step: 2), .made("second", "popup", step: 2, [])] {
      var run = shown(.android103, [modal("a", .step(2)), step])
      #expect(
        run.tap("a") == Self.dismissal + [
          "close a", "quirk A9 a", "note step not shown, a notPresentable",
        ])
      #expect(run.leave("a") == ["cancel patience a"])
    }
    var run = shown(.android103, [modal("a", .step(2)), .made("second", "snackbar", step: 2, [])])
    #expect(run.tap("a").suffix(2) == ["quirk A9 a", "note step not shown, a unknownTemplate"])
  }

  @Test("A9, P10: one that comes on top leaves the campaign, and surprises nobody")
  func unpresentableOnTop() {
    var run = shown(.android103, [modal("a", .step(2, closes: false)), .inline("second", step: 2)])
    #expect(run.tap("a") == ["note step not shown, a notPresentable"])
  }

  @Test("A9: a missing or unknown step has closed the campaign under android")
  func missing() {
    var run = shown(.android103, [modal("a", .step(nil), .step(9))])
    #expect(run.tap("a") == Self.dismissal + ["close a", "note missingStep", "quirk A9 a"])
    run = shown(.android103, [modal("a", .step(9)), modal("b", step: 2)])
    #expect(
      run.tap("a") == Self.dismissal + ["close a", "quirk A9 a", "note step not shown, a noSuchStep"])
  }

  @Test("A9: android finds no step in another variation, flutter and ideal do")
  func otherVariation() {
    let variations: [[Content]] = [[modal("a", .step(2))], [modal("second", step: 2)]]
    var run = shown(.android103, variations[0], variations[1])
    #expect(run.tap("a").last == "note step not shown, a noSuchStep")
    for profile in [Profile.flutter0222, .ideal] {
      run = shown(profile, variations[0], variations[1])
      #expect(run.tap("a") == Self.dismissal)
      #expect(run.leave("a") == ["cancel patience a"] + Self.second)
    }
  }

  @Test(
    "A9: several matches are a note under flutter, and the first is taken",
    arguments: [Profile.flutter0222, .ideal])
  func ambiguous(profile: Profile) {
    var run = shown(
      profile, [modal("a", .step(2)), modal("second", step: 2)],
      [modal("third", step: 2), modal("fourth", step: 3)])
    #expect(run.tap("a") == ["note several steps, second"] + Self.dismissal)
    #expect(run.leave("a").contains("present second on home"))
  }

  @Test(
    "A9: android and ios take the first of the first variation without a note",
    arguments: [Profile.ios, .android103])
  func firstOfFirst(profile: Profile) {
    var run = shown(
      profile, [modal("a", .step(2)), modal("second", step: 2), modal("third", step: 2)])
    let answer = run.tap("a") + run.leave("a")
    #expect(answer.contains("present second on home"))
    #expect(!answer.contains { $0.hasPrefix("note") })
  }

  @Test(
    "A9: flutter replaces the current one without a report, whatever closeOnClick says",
    arguments: [true, false])
  func replaces(closes: Bool) {
    var run = shown(.flutter0222, [modal("a", .step(2, closes: closes)), modal("second", step: 2)])
    #expect(run.tap("a") == Self.dismissal)
    #expect(run.leave("a") == ["cancel patience a"] + Self.second)
    #expect(run.show("second") == ["cancel patience second"])
  }

  @Test("A9: flutter keeps the campaign where no step can follow")
  func keeps() {
    var run = shown(
      .flutter0222, [modal("a", .step(nil), .step(9), .step(2)), .inline("second", step: 2)])
    #expect(run.tap("a", .element(0)) == ["note missingStep"])
    #expect(run.tap("a", .element(1)) == ["note step not shown, a noSuchStep"])
    #expect(run.tap("a", .element(2)) == ["note step not shown, a notPresentable"])
  }

  @Test("A9, P15: a sheet without a frame is no step of flutter's; the log says so")
  func sheetStep() {
    var run = shown(.flutter0222, [modal("a", .step(2)), .made("second", "bottom_sheet", step: 2, [])])
    #expect(
      run.tap("a") == ["log no frame, second", "note step not shown, a notPresentable"])
  }

  @Test("A9: flutter's snack bar stays under its step")
  func snackBarStays() {
    var run = shown(.flutter0222, [.snackBar("a", .step(2)), modal("second", step: 2)])
    #expect(run.tap("a") == Self.second)
    #expect(run.wait(3_300).suffix(2) == ["dismiss a", "quirk E4 a"])
  }

  @Test("A9: ios-1.0.4 does not know the word, and closes the campaign")
  func unknownWord() {
    var run = MachineScript(.ios104, Campaign("a", modal("a", step: 1, .step(2)), modal("second", step: 2)))
    run.begin(with: "a")
    _ = run.wait(1_000)
    #expect(run.tap("a") == ["quirk A9 a"] + Self.dismissal + ["close a", "note unknownAction"])
    #expect(run.leave("a") == ["cancel patience a"])
  }

  @Test("A9: without closeOnClick nothing happens there, which surprises where there is a step to show")
  func unknownWordStays() {
    let elements: [Element] = [
      .step(2, closes: false), .step(9, closes: false), .step(nil, closes: false), .step(nil),
    ]
    var run = MachineScript(
      .ios104, Campaign("a", .made("a", "modal", step: 1, elements), modal("second", step: 2)))
    run.begin(with: "a")
    _ = run.wait(1_000)
    #expect(run.tap("a", .element(0)) == ["quirk A9 a", "note unknownAction"])
    #expect(run.tap("a", .element(1)) == ["note unknownAction"])
    #expect(run.tap("a", .element(2)) == ["note unknownAction"])
    #expect(run.tap("a", .element(3)).first == "quirk A9 a")
  }
}
