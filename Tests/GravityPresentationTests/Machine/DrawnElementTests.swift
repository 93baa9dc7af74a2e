import Testing

@testable import GravityPresentation

@Suite("Drawn elements")
struct DrawnElementTests {
  private func drawn(_ content: Content, _ profile: Profile = .ios) -> [String] {
    var run = MachineScript(profile, Campaign("a", content))
    run.begin(with: "a")
    let catalog = run.machine.environment.catalog
    let elements = content.variables?.elements ?? []
    return catalog.contentIDs.flatMap { id in
      catalog.drawnElements(of: id).map { elements[Int($0.source)].type }
    }
  }

  private func elements(_ types: [String]) -> [Element] { types.map { .of($0) } }

  private func snackBar(_ template: String, _ types: [String]) -> Content {
    .made(
      "a", "snackBar", template: template, elements(types),
      Variables(frameUI: FrameUI(container: Container())))
  }

  @Test(
    "D11: modal kinds draw all known elements in order", arguments: ["modal", "fullScreen", "bottomSheet"])
  func modalKinds(method: String) {
    let all = [
      "button", "text", "image", "spacer", "products-container", "items-container", "webview", "text",
    ]
    #expect(drawn(.made("a", method, elements(all))) == all)
  }

  @Test("D11: camel case and underscores are read, other words are not drawn", arguments: Profile.current)
  func spellings(profile: Profile) {
    let types = ["productsContainer", "Text", "items_container", "video", "webview", "WebView", ""]
    #expect(
      drawn(.made("a", "modal", elements(types)), profile)
        == ["productsContainer", "items_container", "webview"])
  }

  @Test("D7, D11: snackbar-1 draws image, two texts and a second image")
  func firstTemplate() {
    let types = ["text", "button", "image", "text", "text", "image", "image"]
    #expect(
      drawn(snackBar("snackbar-1", types))
        == ["image", "text", "text", "image"])
  }

  @Test("D7, D11: snackbar-2 draws image, two texts and a button")
  func secondTemplate() {
    let types = ["button", "text", "image", "text", "text", "image", "button"]
    #expect(
      drawn(snackBar("snackbar-2", types))
        == ["image", "text", "text", "button"])
  }

  @Test("D7, D11: only the template's name is required")
  func templateWithoutParts() {
    #expect(drawn(snackBar("snackbar-2", ["spacer"])) == [])
  }

  @Test("D11: a tap counts drawn elements only")
  func tapsCountDrawnElements() {
    var run = MachineScript(
      .ios, Campaign("a", .modal("a", Element(type: "video"), .button("cancel", closes: false))))
    run.begin(with: "a")
    #expect(run.tap("a", .element(1)) == ["note tap ignored, a notThere"])
    #expect(run.tap("a", .element(0)).last == "CancelEvent a")
  }

  @Test("D11: a grid draws nothing under ios, and is drawn under ideal")
  func grid() {
    let content = Content(
      contentId: "a", deliveryMethod: "modal",
      variables: Variables(elements: [.of("products-container", layout: "grid")]),
      products: Products(
        strategyId: "6a5f4b7b73a8b1a026084f77", slots: [Slot(item: .object([]), strId: "sku-1")]))
    let campaign = Campaign("a", content)
    var run = MachineScript(.ios, campaign)
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(
      run.show("a") == [
        "cancel patience a", "quirk D11 a", "impression a", "visibleImpression a", "a: presented as a",
        "trigger 1: completed",
      ])
    run = MachineScript(.ideal, campaign)
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(!run.show("a").contains("quirk D11 a"))
  }
}
