import Foundation
import Testing

/// One page about a payload.
@Suite struct CheckTests {
  @Test("A campaign that traps its user fails, and says where and how")
  func trap() async throws {
    let run = try await Tool.run(["check", "scenarios/payloads/trap.json"])
    #expect(run.ending == .code(1))
    #expect(
      run.output.hasPrefix(
        "FAIL  scenarios/payloads/trap.json\n  profile ios: it shows, 1 broken property\n\nIt shows\n"))
    #expect(run.output.contains("\n  DEAD END: nothing takes it off the screen\n"))
    #expect(run.output.contains("broken: the user alone can leave every presentation (D2, D3, D4, D5, D8)"))
  }

  @Test("What is not shown is said not to show, with the reason")
  func notShown() async throws {
    let run = try await Tool.run(["check", "scenarios/payloads/story.json"])
    #expect(run.ending == .code(1))
    #expect(
      run.output.contains(
        "\nIt does not show\n  nothing presents the delivery method story of story-1 (P10)\n"))
  }

  @Test("JSON ends as text does, and follows a schema with a version")
  func json() async throws {
    for payload in ["promo", "trap", "story"] {
      let path = "scenarios/payloads/\(payload).json"
      let text = try await Tool.run(["check", path])
      let json = try await Tool.run(["check", "--format", "json", path])
      #expect(json.ending == text.ending)
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      let members = try #require(value as? [String: Any])
      #expect(members["schema"] as? String == "gravity-sim/check/1")
      #expect(members["file"] as? String == path)
    }
  }

  @Test("Known quirks that break a property are told with what to do about them")
  func quirks() async throws {
    let run = try await Tool.run(["check", "scenarios/payloads/discount-sheet.json"])
    #expect(run.ending == .code(0))
    #expect(
      run.output.contains(
        """
          complete, 99 states, nothing wrong but for 2 known quirks of the SDK
          quirk D10: the campaign went with its host and reported no close, after 4 events
              help: count a close as missing where a screen can be left under the campaign
          quirk A3: the close is reported twice, after 5 events
              help: count one close for each impression, and cancels by CancelEvent

        """))
  }

  @Test("What the file allows is counted")
  func allowed() async throws {
    let run = try await Tool.run(["check", "scenarios/payloads/tour.json"])
    #expect(run.output.contains("\n\nNo findings\n  "))
    #expect(run.output.contains(" findings allowed by the file: differs-close, "))
    #expect(run.output.contains("differs-steps (3), no-root"))
  }

  @Test("Standard input is checked like a file")
  func standardInput() async throws {
    let file = try await Tool.run(["check", "scenarios/payloads/promo.json"])
    let url = URL(fileURLWithPath: "scenarios/payloads/promo.json")
    let input = try await Tool.run(["check", "-"], input: url)
    #expect(input.ending == file.ending)
    #expect(
      input.output.replacingOccurrences(of: "<stdin>", with: "scenarios/payloads/promo.json") == file.output)
  }

  @Test("The number of jobs makes no difference")
  func jobs() async throws {
    let one = try await Tool.run(["check", "--jobs", "1", "scenarios/payloads/detours.json"])
    let three = try await Tool.run(["check", "--jobs", "3", "scenarios/payloads/detours.json"])
    #expect(one.output == three.output)
    #expect(one.ending == three.ending)
  }

  @Test("A scenario is no payload, and a list of candidates has nothing to show")
  func wrongInput() async throws {
    let folder = try ScratchFolder()
    try folder.write("a.scenario", "settle\n")
    try folder.write("list.json", #"{"campaigns": [{"campaignId": "6a5f4b7b73a8b1a026084fe2"}]}"#)
    for file in ["a.scenario", "list.json", "missing.json"] {
      let run = try await Tool.run(["check", file], in: folder)
      #expect(run.ending == .code(2))
      #expect(run.errors.contains("error"))
      #expect(run.output.isEmpty)
    }
  }

  @Test("Hostile payloads end in order, and give a terminal no orders", arguments: HostileTour.tried)
  func hostile(tour: HostileTour) async throws {
    let folder = try ScratchFolder()
    try tour.write(folder)
    let run = try await Tool.run(
      ["check", "--max-states", "500", "--jobs", "2", HostileTour.file], in: folder)
    let codes: [Int32] = tour.codes == [2] ? [2] : [0, 1, 2, 4]
    #expect(codes.contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
      #expect(text.utf8.count < 5_000_000)
    }
  }
}
