import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("The tour of a payload")
struct TourTests {
  private func plan(_ document: PayloadDocument) -> TourPlan {
    TourPlan(TourSetups(document), profiles: [.ios, .ideal])
  }

  /// What can be done to the first content, as the tour names it.
  private func touches(_ document: PayloadDocument) -> [String] {
    let plan = plan(document)
    return plan.contents.prefix(1).flatMap { plan.touches(of: $0).stops.map(DiffWording.name) }
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

  @Test("What is done to a content, in order")
  func stops() throws {
    #expect(
      touches(try Samples.primer()) == [
        "primer-1, tap “Turn on”", "primer-1, tap outside", "primer-1, swipe down", "primer-1, swipe up",
        "primer-1, tap container", "primer-1, back", "primer-1, five idle seconds",
      ])
  }

  @Test("Elements with one text and elements without a text have their number")
  func numbers() throws {
    let image = "{\"type\": \"image\", \"onClick\": {\"action\": \"close\"}}"
    let names = touches(try document([content("a", [button, image, button])]))
    #expect(
      names.prefix(3) == [
        "a, tap “OK” (element 0)", "a, tap image (element 1)", "a, tap “OK” (element 2)",
      ])
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
    let contents = plan(try document([content("a"), content("a")])).contents
    let names = contents.map { DiffWording.name(of: TourStop(content: $0, deed: .show)) }
    #expect(names == ["a, show", "a (no. 2), show"])
  }

  @Test("N5: a content that one profile drops is a stop for all")
  func dropped() throws {
    let setups = TourSetups(try document([content("a"), "{\"contentId\": \"b\"}"]))
    #expect(setups.contents(under: .ios).isEmpty)
    #expect(setups.contents(under: .ideal).map(\.id) == ["a"])
    #expect(TourPlan(setups, profiles: [.ios, .ideal]).contents.map(\.id) == ["a"])
  }

  @Test("Thousands of elements and contents are cut, and counted")
  func bounds() throws {
    let many = plan(try document([content("a", Array(repeating: button, count: 300))]))
    let touches = many.contents.map { many.touches(of: $0) }
    #expect(touches.map(\.leftOut) == [100])
    #expect(touches.map(\.stops.count) == [200 + 6])
    let contents = plan(try document((0..<60).map { content("c\($0)") }))
    #expect(contents.contents.count == 50)
    #expect(contents.contentCount == 60)
  }
}
