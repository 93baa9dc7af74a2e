import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("The tour of a payload")
struct TourTests {
  private func plan(_ document: PayloadDocument, _ profiles: [Profile] = [.ios, .ideal]) -> TourPlan {
    TourPlan(TourSetups(document), profiles: profiles)
  }

  private func document(_ contents: [String]) throws -> PayloadDocument {
    let json = """
      {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "a",
        "contents": [\(contents.joined(separator: ", "))]}]}]}
      """
    return try PayloadDocument(text: json, at: PayloadPlace(file: "a.json"))
  }

  private func content(_ id: String, step: Int? = nil, _ elements: [String] = ["{\"type\": \"text\"}"])
    -> String
  {
    """
    {"contentId": "\(id)", "contentType": "native", "deliveryMethod": "modal"\(step.map { ", \"step\": \($0)" } ?? ""),
      "variables": {"elements": [\(elements.joined(separator: ", "))]}}
    """
  }

  private let button = "{\"type\": \"button\", \"text\": \"OK\", \"onClick\": {\"action\": \"close\"}}"

  @Test("Its stops, in order")
  func stops() throws {
    #expect(
      plan(try Samples.primer()).stops.map(DiffWording.name) == [
        "load and show", "primer-1, show", "primer-1, tap “Turn on”", "primer-1, tap outside",
        "primer-1, swipe down", "primer-1, swipe up", "primer-1, tap container", "primer-1, back",
        "primer-1, five idle seconds",
      ])
  }

  @Test("Elements with one text and elements without a text have their number")
  func numbers() throws {
    let image = "{\"type\": \"image\", \"onClick\": {\"action\": \"close\"}}"
    let stops = plan(try document([content("a", [button, image, button])])).stops
    #expect(
      stops.map(DiffWording.name)[2...4] == [
        "a, tap “OK” (element 0)", "a, tap image (element 1)", "a, tap “OK” (element 2)",
      ])
  }

  @Test("What no profile shows has one stop")
  func notShown() throws {
    let stops = plan(try document([content("a", [])])).stops
    #expect(stops.map(DiffWording.name) == ["load and show", "a, show"])
  }

  @Test("Each content is shown as the root, whatever its step")
  func roots() throws {
    let setups = TourSetups(try document([content("a", step: 2), content("b", step: 1)]))
    let shown = [nil, "a", "b"].map { id in
      let root = id.map { TourContent(id: $0, occurrence: 0) }
      let stop = TourStop(content: root, deed: .show)
      let setup = setups.setup(.ios, root: root)
      return ComparisonRunner.run(stop.script, on: setup)[.presented].map(\.text)
    }
    #expect(shown == [["modal b on home"], ["modal a on home"], ["modal b on home"]])
  }

  @Test("Two contents of one id are two")
  func twice() throws {
    let names = plan(try document([content("a"), content("a")])).stops.map(DiffWording.name)
    #expect(names.contains("a, show"))
    #expect(names.contains("a (no. 2), show"))
  }

  @Test("N5: a content that one profile drops is a stop for all")
  func dropped() throws {
    let setups = TourSetups(try document([content("a"), "{\"contentId\": \"b\"}"]))
    #expect(setups.contents(under: .ios).isEmpty)
    #expect(setups.contents(under: .ideal).map(\.id) == ["a"])
    let plan = TourPlan(setups, profiles: [.ios, .ideal])
    #expect(plan.contentCount == 1)
    #expect(plan.stops.count > 2)
  }

  @Test("Thousands of elements and contents are cut, and said to be")
  func bounds() throws {
    let many = plan(try document([content("a", Array(repeating: button, count: 300))]))
    #expect(many.leftOut == ["100 more elements of a, after the first 200"])
    #expect(many.stops.count == 2 + 200 + 6)
    let contents = plan(try document((0..<60).map { content("c\($0)") }))
    #expect(contents.leftOut == ["10 more contents, after the first 50"])
  }
}
