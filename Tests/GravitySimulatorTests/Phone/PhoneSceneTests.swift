import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// What a phone shows, step by step.
@Suite struct PhoneSceneTests {
  private static func world(_ payload: String, under profile: Profile = .ios) throws -> SimulatedWorld {
    var setup = WorldSetup(profile: profile)
    setup.campaign(
      "6a5f4b7b73a8b1a026084fe2", try PayloadDocument(text: payload, at: PayloadPlace(file: "a.json")))
    return try SimulatedWorld(setup)
  }

  @Test("A campaign comes, is there and goes; equal screens are equal scenes")
  func modal() throws {
    let button = #"{"type": "button", "text": "Закрыть", "onClick": {"action": "close"}}"#
    var world = try Self.world(PictureSamples.payload([button]))
    let start = PhoneScene(world)
    #expect(start.screen == "home")
    #expect(start.summary == "On the screen, bottom to top: screen “home”.")
    try world.trackView("HOMEPAGE", "app://home")
    #expect(
      PhoneScene(world).summary
        == "On the screen, bottom to top: screen “home”; modal promo-1 “Закрыть”, appearing.")
    try world.settle()
    let shown = PhoneScene(world)
    #expect(shown.layers.count == 2)
    try world.lockPresentation()
    #expect(PhoneScene(world) != shown)
    #expect(PhoneScene(world).summary.hasSuffix(" Presentation is locked."))
    try world.unlockPresentation()
    #expect(PhoneScene(world) == shown)
    #expect(PhoneScene(world).hashValue == shown.hashValue)
    try world.tap("Закрыть")
    #expect(PhoneScene(world).summary.contains("promo-1 “Закрыть”, leaving"))
    try world.settle()
    #expect(PhoneScene(world) == start)
  }

  @Test("The system's question, its settings, the background and the end of the app")
  func system() throws {
    let button = #"{"type": "button", "text": "Включить", "onClick": {"action": "request_push"}}"#
    var world = try Self.world(PictureSamples.payload([button]))
    try world.trackView("HOMEPAGE", "app://home")
    try world.settle()
    try world.tap("Включить")
    try world.settle()
    #expect(PhoneScene(world).isPromptUp)
    #expect(PhoneDrawing.svg(of: PhoneScene(world)).contains("data-kind=\"prompt\""))
    try world.answerPush(isAllowed: false)
    #expect(PhoneScene(world).front == .settings(.denied))
    #expect(PhoneDrawing.svg(of: PhoneScene(world)).contains("aria-label=\"allow notifications, off\""))
    try world.foreground()
    try world.background()
    #expect(PhoneScene(world).front == .elsewhere)
    try world.foreground()
    try world.kill()
    #expect(PhoneScene(world).front == .killed)
    #expect(PhoneScene(world).layers.isEmpty)
    #expect(PhoneScene(world).summary == "The app is not running.")
  }

  @Test("Inputs have what was put in, and conditions decide what is drawn")
  func form() throws {
    var world = try Self.world(PictureSamples.survey(), under: .flutter0222)
    try world.trackView("HOMEPAGE", "app://home")
    try world.settle()
    #expect(PhoneScene(world).contents[0].elements.map(\.place) == [0, 1, 2, 3])
    try world.choose("rating", "2")
    try world.type("feedback", "Долго везли всё")
    let elements = PhoneScene(world).contents[0].elements
    #expect(elements.map(\.place) == [0, 1, 2, 4, 5, 6])
    #expect(elements[2].kind == .choice(.number(2)))
    #expect(elements[4].kind == .field(.text("Долго везли всё")))
    let svg = PhoneDrawing.svg(of: PhoneScene(world))
    #expect(svg.components(separatedBy: "fill=\"#f5a623\"").count == 3)
    #expect(svg.components(separatedBy: "fill=\"#d9d9d9\"").count == 4)
    #expect(svg.contains(">Долго везли всё</text>"))
  }
}
