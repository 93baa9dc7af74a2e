import Testing

@testable import GravityPresentation

@Suite("The wire names of delivery methods, by profile")
struct WireNameTests {
  private static let spellings = [
    "fullscreen", "full_screen", "full-screen", "fullScreen", "FullScreen", "FULL_SCREEN", "Full-Screen",
    "modal", "Modal", "MODAL", "bottomsheet", "bottom_sheet", "bottom-sheet", "bottomSheet", "BottomSheet",
    "BOTTOM_SHEET", "Bottom-Sheet", "BOTTOM-SHEET", "snackbar", "snack_bar", "snackBar", "SnackBar",
    "SNACKBAR",
    "SNACK_BAR", "snack-bar", "inline", "Inline", "INLINE", "json", "tooltip", "popup", "", " modal",
    "modal ",
    "full screen", "bottom sheet",
  ]

  /// The spellings that a profile reads as the method.
  private func known(_ profile: Profile, as method: String) -> [String] {
    let registry = DeliveryRegistry.standard
    return Self.spellings.filter { spelling in
      registry.index(ofWireName: spelling, under: profile.policy).map { registry.methods[$0].name } == method
    }
  }

  @Test(
    "§4: ios, ios-1.0.4 and ideal read names without regard to case",
    arguments: [Profile.ios, .ios104, .ideal])
  func ignoringCase(profile: Profile) {
    #expect(
      known(profile, as: "fullScreen") == [
        "fullscreen", "full_screen", "full-screen", "fullScreen", "FullScreen", "FULL_SCREEN", "Full-Screen",
      ])
    #expect(known(profile, as: "modal") == ["modal", "Modal", "MODAL"])
    #expect(
      known(profile, as: "bottomSheet") == [
        "bottomsheet", "bottom_sheet", "bottom-sheet", "bottomSheet", "BottomSheet", "BOTTOM_SHEET",
        "Bottom-Sheet", "BOTTOM-SHEET",
      ])
    #expect(
      known(profile, as: "snackBar")
        == ["snackbar", "snack_bar", "snackBar", "SnackBar", "SNACKBAR", "SNACK_BAR"])
    #expect(known(profile, as: "inline") == ["inline", "Inline", "INLINE"])
  }

  @Test("§4: android reads what it lists, to the letter")
  func android() {
    #expect(known(.android103, as: "fullScreen") == ["fullscreen", "full_screen"])
    #expect(known(.android103, as: "modal") == ["modal"])
    #expect(
      known(.android103, as: "bottomSheet")
        == ["bottom_sheet", "bottom-sheet", "bottomSheet", "BOTTOM_SHEET"])
    #expect(known(.android103, as: "snackBar") == ["snackbar", "snack_bar", "snackBar"])
    #expect(known(.android103, as: "inline") == ["inline"])
  }

  @Test("§4: flutter has one name for each")
  func flutter() {
    #expect(known(.flutter0222, as: "fullScreen") == ["full_screen"])
    #expect(known(.flutter0222, as: "modal") == ["modal"])
    #expect(known(.flutter0222, as: "bottomSheet") == ["bottom_sheet"])
    #expect(known(.flutter0222, as: "snackBar") == ["snackbar"])
    #expect(known(.flutter0222, as: "inline") == ["inline"])
  }

  private func answer(_ profile: Profile, _ method: String, plugins: PlugIns = .standard) -> [String] {
    let frame = Variables(frameUI: FrameUI(container: Container()), onLoad: LifecycleHook(action: "load"))
    let entry = EngagementEntry(type: "load", urls: [])
    let content = Content.made("a", method, template: "snackbar-1", [], frame, events: [entry])
    var run = MachineScript(profile, plugins: plugins, Campaign("a", content))
    _ = run.initialize() + run.trackView() + run.list("a")
    return run.content("a")
  }

  private static let refused = ["load a", "a: notPresentable, a"]

  @Test("P10, §4: a name that others know surprises", arguments: [Profile.android103, .flutter0222])
  func surprises(profile: Profile) {
    for method in ["full-screen", "Modal", "bottomsheet", "SnackBar"] {
      #expect(answer(profile, method) == Self.refused + ["quirk P10 a", "trigger 1: completed"])
    }
  }

  @Test(
    "P10, §4: one that nobody knows does not, nor does one that presents nothing", arguments: Profile.builtIn)
  func noSurprise(profile: Profile) {
    for method in ["popup", "snack-bar", "Inline", "inline", "json", "tooltip", ""] {
      #expect(answer(profile, method) == Self.refused + ["trigger 1: completed"])
    }
  }

  @Test("P10, N5: a content without the key of its method presents nothing")
  func withoutKey() {
    var run = MachineScript(
      .android103,
      Campaign(
        "a",
        Content(
          contentId: "a", deliveryMethod: nil, variables: Variables(elements: [.text()]))))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == Self.refused + ["trigger 1: completed"])
  }

  @Test("P10, D7: nor does a spelling surprise whose template nobody knows")
  func unknownTemplate() {
    var run = MachineScript(.flutter0222, Campaign("a", .made("a", "SnackBar", template: "snackbar-9", [])))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["a: notPresentable, a", "trigger 1: completed"])
  }

  @Test("§4: a method of an app's own has its own names everywhere, by the profile's letters")
  func ownMethod() throws {
    var plugins = PlugIns.standard
    try plugins.deliveryMethods.register(StoryDelivery())
    for profile in Profile.builtIn {
      #expect(answer(profile, "stories", plugins: plugins).contains("present a on home"))
    }
    for profile in [Profile.ios, .ios104, .ideal] {
      #expect(answer(profile, "Stories", plugins: plugins).contains("present a on home"))
    }
    for profile in [Profile.android103, .flutter0222] {
      #expect(
        answer(profile, "Stories", plugins: plugins)
          == Self.refused + ["quirk P10 a", "trigger 1: completed"])
    }
  }

  @Test("A9, P10: a step with such a name leaves nothing on screen under android")
  func step() {
    var run = MachineScript(
      .android103, Campaign("a", .modal("a", .step(2)), .made("second", "Modal", step: 2, [])))
    run.begin(with: "a")
    _ = run.wait(1_000)
    #expect(
      run.tap("a") == [
        "dismiss a", "start patience a at 6000", "close a", "quirk P10 second", "quirk A9 a",
        "note step not shown, a notPresentable",
      ])
  }
}
