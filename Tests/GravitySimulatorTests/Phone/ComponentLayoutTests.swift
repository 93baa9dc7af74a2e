import Testing

@testable import GravitySimulator

/// Inline components on an app's screen.
@Suite struct ComponentLayoutTests {
  private static let area = PhoneFrame.screen
  private static let tall = #"{"type": "spacer", "style": {"size": {"height": 900}}}"#
  private static let low = #"{"type": "text", "text": "Скидка 15% на первый заказ"}"#

  private static func screen(
    _ elements: [String], height: Double? = nil, container: String = "{}"
  ) throws -> PhoneBox {
    let contents = try elements.flatMap {
      try PictureSamples.scene(
        PictureSamples.payload([$0], method: "inline", container: container)
      ).contents
    }
    let banner = PhoneComponent(name: "banner", drawing: .contents(contents), height: height)
    let screen = PhoneScreen(name: "home", isInWindow: true, components: [banner])
    return HostLayout(screen: screen, area: area).box
  }

  private static func all(_ kind: String, in box: PhoneBox) -> [PhoneBox] {
    (box.kind == kind ? [box] : []) + box.children.flatMap { all(kind, in: $0) }
  }

  @Test(
    "What is as high as its elements ends above the edge of the screen", arguments: [nil, 2_000.0],
    ["{}", #"{"margin": {"top": 24, "bottom": 24}}"#])
  func tall(height: Double?, container: String) throws {
    let screen = try Self.screen([Self.tall, Self.low], height: height, container: container)
    let component = try #require(Self.all("component", in: screen).first)
    #expect(component.frame.maxY == Self.area.maxY - PhoneFrame.homeIndicator)
    let drawn = Self.all("inline", in: screen)
    #expect(drawn.count == 1)
    #expect(drawn.allSatisfy { $0.frame.maxY <= component.frame.maxY })
    #expect(Self.all("more", in: screen).flatMap(\.lines).map(\.text).contains("… 1 more"))
  }

  @Test("What has room stands one below the other, with nothing left out")
  func low() throws {
    let screen = try Self.screen([Self.low, Self.low])
    let drawn = Self.all("inline", in: screen)
    #expect(drawn.count == 2)
    #expect(drawn[1].frame.y >= drawn[0].frame.maxY)
    #expect(Self.all("more", in: screen).isEmpty)
  }
}
