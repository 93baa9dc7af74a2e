import GravityPresentation
import Testing

@testable import GravitySimulator

/// Where a user gets stuck, and what leads where.
@Suite struct MapMarkTests {
  private static let dead = "{\"type\": \"text\", \"text\": \"Только сегодня\"}"

  private static func open(_ step: Int, _ text: String = "Next", closes: Bool = true) -> String {
    MapSamples.button(text, "\"action\": \"open_step\", \"step\": \(step), \"closeOnClick\": \(closes)")
  }

  @Test("A full screen that nothing takes away is a dead end, and what leads only there is a trap")
  func traps() throws {
    let map = try MapSamples.map([
      [
        MapSamples.content("a", "fullscreen", step: 1, [Self.open(2)]),
        MapSamples.content("b", "fullscreen", step: 2, [Self.open(1), Self.open(3)]),
        MapSamples.content("c", "fullscreen", step: 3, [Self.dead]),
        MapSamples.content("d", "modal", step: 4, [Self.dead]),
        MapSamples.content("e", "fullscreen", step: 5, [Self.open(4), Self.open(3)]),
      ]
    ])
    #expect(MapSamples.marks(map) == ["a trap", "b trap", "c deadEnd", "d -", "e -"])
    #expect(map.contents.map(\.isReachable) == [true, true, true, false, false])
  }

  @Test("A step over a content does not take it away")
  func onTop() throws {
    let map = try MapSamples.map([
      [
        MapSamples.content("a", "fullscreen", step: 1, [Self.open(2, closes: false)]),
        MapSamples.content("b", "modal", step: 2, [Self.dead]),
      ]
    ])
    #expect(MapSamples.marks(map) == ["a deadEnd", "b -"])
    #expect(MapSamples.ways(map) == ["c0 .. c1: “Next”", "c1 -> out: tap outside"])
  }

  @Test("Under a profile whose steps replace, the same step does")
  func replacing() throws {
    let contents = [
      [
        MapSamples.content("a", "fullscreen", step: 1, [Self.open(2, closes: false)]),
        MapSamples.content("b", "modal", step: 2, [Self.dead]),
      ]
    ]
    let map = try MapSamples.map(contents, under: .ideal)
    #expect(MapSamples.marks(map) == ["a -", "b -"])
    #expect(MapSamples.ways(map) == ["c0 -> c1: “Next”", "c1 -> out: tap outside"])
    // E10: the session goes on, and nothing is closed.
    #expect(map.ways.first?.callbacks == [])
  }

  @Test("Steps that do not come have nodes of their own, one for each number")
  func missing() throws {
    let variations = [
      [MapSamples.content("a", "modal", [Self.open(7, "A"), Self.open(8, "B"), Self.open(7, "C")])],
      [MapSamples.content("b", "modal", step: 8, [Self.dead])],
    ]
    let map = try MapSamples.map(variations)
    #expect(
      map.missingSteps == [
        MapMissingStep(step: 7, isElsewhere: false), MapMissingStep(step: 8, isElsewhere: true),
      ])
    #expect(
      MapSamples.ways(map) == [
        "c0 -> m0: “A”", "c0 -> m1: “B”", "c0 -> m0: “C”", "c0 -> out: tap outside", "c1 -> out: tap outside",
      ])
    // A9: where steps are looked for in all variations, it is found.
    let ideal = try MapSamples.map(variations, under: .ideal)
    #expect(MapSamples.ways(ideal).contains("c0 -> c1: “B”"))
    #expect(MapSamples.ways(ideal).contains("c0 .. m0: “A”"))
    #expect(ideal.contents.map(\.isReachable) == [true, true])
  }

  @Test("What is never on the screen has no ways, and is no dead end")
  func hidden() throws {
    let map = try MapSamples.map([
      [
        MapSamples.content("a", "modal", []),
        MapSamples.content("b", "popup", step: 2, [Self.open(2)]),
        MapSamples.content("c", "snackbar", step: 3, [Self.dead]),
      ]
    ])
    #expect(map.contents.map(\.obstacle) == [.noElements, .notPresentable, .unknownTemplate])
    #expect(MapSamples.marks(map) == ["a -", "b -", "c -"])
    #expect(MapSamples.ways(map) == ["c0 -> out: tap outside"])
  }

  @Test("Inline content is drawn by components: its steps come over it, and it is no dead end")
  func inline() throws {
    let map = try MapSamples.map([
      [
        MapSamples.content(
          "a", "inline", [Self.open(2), MapSamples.button("Закрыть", "\"action\": \"close\"")]),
        MapSamples.content("b", "modal", step: 2, [Self.dead]),
      ]
    ])
    #expect(map.contents.map(\.isInline) == [true, false])
    #expect(MapSamples.marks(map) == ["a -", "b -"])
    #expect(
      MapSamples.ways(map) == ["c0 .. c1: “Next”", "c0 .. c0: “Закрыть”", "c1 -> out: tap outside"])
  }

  @Test("Every route of a form is a way, and what is drawn with some answers is on the map")
  func forms() throws {
    let condition = "{\"attributeName\": \"rating\", \"operator\": \"more_or_equal\", \"value\": 4}"
    let submit = """
      {"type": "button", "text": "Отправить", "visibleWhen": \(condition), "onClick": {"action": "submit_form",
        "event": {"type": "review-v1", "name": "Review"},
        "routes": [{"when": \(condition), "do": [{"effect": "open_url", "url": "https://shop.example.test"}]},
          {"when": \(condition), "do": [{"effect": "open_step", "step": 9}]}],
        "default": {"do": [{"effect": "none"}]}}}
      """
    let content = MapSamples.content("a", "fullscreen", [submit])
    let map = try MapSamples.map([[content]], under: .ideal)
    #expect(
      MapSamples.ways(map) == [
        "c0 -> out: “Отправить”, with some answers, route 1",
        "c0 .. m0: “Отправить”, with some answers, route 2",
        "c0 .. c0: “Отправить”, with some answers, no route holds",
      ])
    #expect(
      map.ways.first?.deeds == [
        .sendsEvent("review-v1"), .closes, .followsURL("https://shop.example.test", .browser),
      ])
    #expect(MapSamples.marks(map) == ["a -"])
    // Without forms the word is unknown, and closes as every click does.
    let ios = try MapSamples.map([[content]])
    #expect(MapSamples.ways(ios) == ["c0 -> out: “Отправить”"])
  }
}
