import Testing

@testable import GravityPresentation

@Suite("Drawn elements and frames, by profile")
struct ElementProfileTests {
  private func drawn(_ profile: Profile, _ elements: [Element]) -> [String] {
    let content = Content.made("a", "modal", elements, Variables(frameUI: FrameUI(container: Container())))
    return content.drawnElements(under: profile.policy).map { elements[$0].type }
  }

  private static let kinds = [
    "text", "image", "button", "spacer", "products-container", "items-container", "webview", "Text", "video",
    "productsContainer", "products_container", "itemsContainer", "items_container", "web-view",
    "option-select",
  ]

  @Test("D11: the kinds that each profile draws")
  func kinds() {
    let elements = Self.kinds.map { Element.of($0) }
    let basic = ["text", "image", "button", "spacer", "products-container"]
    let spelt = ["productsContainer", "products_container"]
    #expect(drawn(.ios104, elements) == basic + spelt)
    #expect(
      drawn(.android103, elements)
        == basic + ["items-container", "webview"] + spelt + ["itemsContainer", "items_container"])
    #expect(drawn(.flutter0222, elements) == basic + ["webview"])
  }

  @Test("D11: which layouts of products each profile draws")
  func layouts() {
    let layouts = ["row", "grid", nil, "list", ""]
    let indices = { (profile: Profile) in
      Content.made("a", "modal", layouts.map { Element.of("products-container", layout: $0) })
        .drawnElements(under: profile.policy)
    }
    #expect(indices(.ios104) == [0])
    #expect(indices(.android103) == [0, 1])
    #expect(indices(.flutter0222) == [0, 1, 2])
    #expect(indices(.ideal) == [0, 1, 2])
  }

  private func quirks(
    _ profile: Profile, plugins: PlugIns = .standard, _ content: Content
  ) -> [String] {
    var run = MachineScript(profile, plugins: plugins, Campaign("a", content))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    return run.show("a").filter { $0.hasPrefix("quirk") }
  }

  private static let frame = Variables(frameUI: FrameUI(container: Container()))

  /// A modal with a grid of as many products.
  private func grid(of count: Int) -> Content {
    Content(
      contentId: "a", deliveryMethod: "modal",
      variables: Variables(
        frameUI: FrameUI(container: Container()), elements: [.of("products-container", layout: "grid")]),
      products: Products(
        strategyId: "6a5f4b7b73a8b1a026084f77",
        slots: (0..<count).map { Slot(item: .object([]), strId: "\($0)", slotId: nil) }))
  }

  @Test("D11: a grid surprises on iOS, and where it is drawn it does not", arguments: Profile.builtIn)
  func grid(profile: Profile) {
    let surprises = [Profile.ios, .ios104].contains(profile)
    #expect(quirks(profile, grid(of: 2)) == (surprises ? ["quirk D11 a"] : []))
  }

  @Test("D11: a grid of nothing does not, nor one whose cards nobody draws")
  func emptyGrid() {
    #expect(quirks(.ios, grid(of: 0)) == [])
    #expect(
      quirks(.ios, .made("a", "modal", [.of("products-container", layout: "grid")], Self.frame)) == [])
    var plugins = PlugIns.standard
    plugins.buildsProductCards = false
    #expect(quirks(.ios, plugins: plugins, grid(of: 2)) == [])
  }

  @Test("D11: nor does one in a snack bar, which nobody draws, nor an unknown layout")
  func noGrid() {
    let grid = Element.of("products-container", layout: "grid")
    #expect(quirks(.ios, .made("a", "snackbar", template: "snackbar-2", [grid], Self.frame)) == [])
    let list = Element.of("products-container", layout: "list")
    #expect(quirks(.ios, .made("a", "modal", [list], Self.frame)) == [])
    #expect(quirks(.ios, .made("a", "modal", [.of("video", layout: "grid")], Self.frame)) == [])
  }

  @Test("P15: without a frame flutter shows no sheet, which the log says")
  func sheetWithoutFrame() {
    var run = MachineScript(.flutter0222, Campaign("a", .bottomSheet("a")), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b")
    #expect(
      run.content("a") == [
        "a: notPresentable, a", "log no frame, a", "b: notTried, earlierHadContent", "trigger 1: completed",
      ])
  }

  @Test("P15: the others are shown broken, with nothing to touch but what is outside")
  func broken() {
    for method in ["full_screen", "modal"] {
      let content = Content.made("a", method, [.button("close")])
      var run = MachineScript(.flutter0222, Campaign("a", content))
      _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
      #expect(
        run.show("a")
          == ["cancel patience a", "quirk P15 a", "a: presented as a", "trigger 1: completed"])
      #expect(run.tap("a") == ["note tap ignored, a notThere"])
      #expect(run.tap("a", .closeButton) == ["note tap ignored, a notThere"])
    }
  }

  @Test("P15: elsewhere a frame is no must", arguments: [Profile.ios, .ios104, .android103, .ideal])
  func frameless(profile: Profile) {
    for method in ["full_screen", "modal", "bottom_sheet"] {
      #expect(quirks(profile, .made("a", method, [.button("close")])) == [])
    }
  }

  @Test("P15: nor does it surprise under flutter where there is one")
  func framed() {
    for method in ["full_screen", "modal", "bottom_sheet"] {
      #expect(quirks(.flutter0222, .made("a", method, [], Self.frame)) == [])
    }
  }

  @Test("D12: nominal transition times")
  func transitions() {
    let times = { (profile: Profile) in
      let times = profile.policy.transitions
      return [times.fullScreen, times.modal, times.bottomSheet, times.snackBar].map(\.count)
    }
    for profile in [Profile.ios, .ios104, .ideal] { #expect(times(profile) == [500, 500, 300, 0]) }
    #expect(times(.android103) == [0, 0, 300, 0])
    #expect(times(.flutter0222) == [300, 300, 300, 300])
  }
}
