import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Product cards in the simulated world")
struct ProductWorldTests {
  private let skus = ["a-1", "a-2", "spare-3"]

  private func shown(
    _ profile: Profile = .ios, _ header: AppHeader = AppHeader(), layout: String = "row",
    skus: [String]? = nil
  ) throws -> SimulatedWorld {
    let content = InlineSamples.content("goods-1", layout: layout, skus: skus ?? self.skus)
    var world = try InlineSamples.world(profile, header: header, answer: [content])
    try world.mount(.uiKit, "goods", .selector("feed"))
    return world
  }

  @Test("E5, N3: a header's filter drops slots, and those behind close up")
  func filters() throws {
    var header = AppHeader()
    header.productFilter = .dropsFallbacks
    var world = try shown(.ios, header)
    #expect(
      world.recording.urls.items == ["a-1", "a-2"].map { "https://ev.example-gravity.test/seen?sku=\($0)" })
    header.productFilter = .drops(["a-1"])
    world = try shown(.ios, header)
    try world.tap(.product(0), in: "goods")
    #expect(world.recording.urls.items.last == "https://ev.example-gravity.test/click?sku=a-2")
  }

  @Test("D11: where no card is, the step says why")
  func absentCards() throws {
    var header = AppHeader()
    header.hasProductViewBuilder = false
    var world = try shown(.ios, header)
    #expect(
      throws: WorldError.impossible(
        "goods-1 has no card 0",
        possible: "the app has no product view builder, so the cells of goods-1 are empty (D11)")
    ) { try world.tap(.product(0), in: "goods") }
    world = try shown(.ios, layout: "grid")
    #expect(
      throws: WorldError.impossible(
        "goods-1 has no card 0", possible: "goods-1 draws no products container under ios (D11)")
    ) { try world.tap(.product(0)) }
    world = try shown(skus: [])
    #expect(throws: WorldError.impossible("goods-1 has no card 0", possible: "goods-1 has no products")) {
      try world.scrollProduct(0, in: "goods", thousandths: 100)
    }
    world = try shown()
    #expect(
      throws: WorldError.impossible(
        "goods-1 has no card 3", possible: "goods-1 draws 3 cards, counted from 0")
    ) { try world.tap(.product(3), in: "goods-1") }
  }

  @Test("E6: nobody sends the click of a card that Android draws itself")
  func ownCards() throws {
    var header = AppHeader()
    header.hasProductViewBuilder = false
    var world = try shown(.android103, header)
    try world.tap(.product(0), in: "goods")
    #expect(world.recording.urls.items.isEmpty)
    #expect(
      TraceText.lines(of: world).contains { $0.contains("card 0 is drawn by the SDK") })
  }

  @Test("E3, T2: a card's second does not run in background")
  func background() throws {
    var world = try shown(.android103)
    try world.wait(400)
    try world.background()
    try world.wait(5_000)
    #expect(world.recording.urls.items.isEmpty)
    try world.foreground()
    #expect(world.recording.urls.items.count == 3)
  }

  @Test("E5: a campaign that is dismissed before its second has passed has shown no card")
  func dismissed() throws {
    let content = InlineSamples.content("goods-1", method: "modal", skus: skus)
    var setup = WorldSetup(profile: .android103)
    setup.campaign("goods", try InlineSamples.answer([[content]]))
    var world = try SimulatedWorld(setup)
    try world.trackView("HOMEPAGE", "app://home")
    try world.wait(600)
    try world.tap(.outside)
    try world.wait(2_000)
    #expect(world.recording.urls.items.isEmpty)
    try world.trackView("HOMEPAGE", "app://home")
    try world.wait(1_000)
    #expect(world.recording.urls.items.count == 3)
    try world.scroll("goods-1", thousandths: 0)
    try world.scroll("goods-1", thousandths: 1000)
    try world.wait(1_000)
    #expect(world.recording.urls.items.count == 6)
    #expect(world.recording.quirks.items.count { $0 == "E5" } == 3)
  }

  @Test("E5: thousands of cards are seen, and each second of theirs runs")
  func thousands() throws {
    let many = (0..<3_000).map { "sku-\($0)" }
    var world = try shown(.android103, skus: many)
    try world.hostDetach("home")
    try world.hostAttach("home")
    try world.wait(1_000)
    #expect(world.recording.urls.items.count == 3_000)
  }
}
