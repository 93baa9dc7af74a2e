import Foundation
import Testing

/// The command `graph`.
@Suite struct GraphTests {
  private static let scenario = """
    campaign promo {"data":[{"campaignId":"6a5f4b7b73a8b1a026084fe2","payload":[{"campaignId":"6a5f4b7b73a8b1a026084fe2",\
    "experienceId":"e","variationId":"v","decisionId":"d","contents":[{"contentId":"promo-1","contentType":"json",\
    "deliveryMethod":"modal","variables":{"frameUI":{"container":{}},"elements":[{"type":"text","text":"Здравствуйте"}]}}]}]}]}

    trackView HOMEPAGE "app://home"
    """

  @Test("The machine's steps in explorations are drawn, the same for any number of jobs")
  func drawn() async throws {
    let folder = try ScratchFolder()
    try folder.write("suite/a.scenario", Self.scenario)
    try folder.write("suite/b.scenario", Self.scenario + "\ntrackView CATALOG \"app://catalog\"\n")
    let one = try await Tool.run(["graph", "--machine", "--jobs", "1", "suite"], in: folder)
    let two = try await Tool.run(["graph", "--machine", "--jobs", "2", "suite"], in: folder)
    #expect(one.ending == .code(0), "\(one.errors)")
    #expect(two.output == one.output)
    #expect(one.output.contains("as the explorations of 2 scenarios found it"))
    #expect(one.output.contains("  [*] --> listing: viewTracked\n"))
    #expect(one.output.contains("  appearing --> shown: appearingEnded\n"))
    // Nothing here leaves by itself.
    #expect(!one.output.contains("--> leaving"))
  }

  @Test("What is broken is told, and nothing is drawn")
  func broken() async throws {
    let folder = try ScratchFolder()
    try folder.write("suite/a.scenario", Self.scenario)
    try folder.write("suite/b.scenario", "trakView HOMEPAGE\n")
    let run = try await Tool.run(["graph", "--machine", "suite"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean"))
  }

  @Test("What one profile cannot decode names the profiles, and those that can")
  func undecodable() async throws {
    let file = "scenarios/payloads/broken-content.json"
    let run = try await Tool.run(["graph", file])
    #expect(run.ending == .code(2))
    #expect(
      run.errors.hasPrefix(
        "error: ios does not decode this: data[0].payload[0].contents[1].contentType is missing\n"))
    #expect(run.errors.contains("= help: ideal does: try `--profile ideal`\n"))
    #expect(try await Tool.run(["graph", "--profile", "ideal", file]).ending == .code(0))
    let diff = try await Tool.run(["diff", "--profiles", "ios,android-1.0.3", file])
    #expect(diff.errors.hasPrefix("error: none of ios, android-1.0.3 decodes this: "))
  }
}
