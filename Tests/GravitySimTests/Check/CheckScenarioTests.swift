import Foundation
import Testing

/// The scenarios on the page can be kept: beside the payload they fail as the page says.
@Suite struct CheckScenarioTests {
  private static let folder = "campaigns/autumn"

  @Test("Saved beside the payload, each scenario of the page fails")
  func beside() async throws {
    let folder = try Self.folder(payload: "sale.json")
    let run = try await Tool.run(["check", "\(Self.folder)/sale.json"], in: folder)
    try await Self.expectFailures(of: run.output, naming: "sale.json", in: folder)
  }

  @Test("What came on standard input is a file beside the scenario, and is not printed once more")
  func standardInput() async throws {
    let folder = try Self.folder(payload: "payload.json")
    let run = try await Tool.run(
      ["check", "-"], input: folder.url("\(Self.folder)/payload.json"), in: folder)
    #expect(!run.output.contains("contentId"))
    try await Self.expectFailures(of: run.output, naming: "payload.json", in: folder)
  }

  private static func folder(payload: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.makeFolder(Self.folder)
    try folder.write(
      "\(Self.folder)/\(payload)", Array(try Data(contentsOf: Golden.page("examples/sale.json"))))
    return folder
  }

  private static func expectFailures(of page: String, naming payload: String, in folder: ScratchFolder)
    async throws
  {
    let scenarios = scenarios(on: page)
    #expect(scenarios.count == 2)
    for text in scenarios {
      #expect(text.contains("\"\(payload)\"\n"))
      try folder.write("\(Self.folder)/kept.scenario", text)
      let run = try await Tool.run(["run", "\(Self.folder)/kept.scenario"], in: folder)
      #expect(run.ending == .code(1), "\(run.output) \(run.errors)")
    }
  }

  /// The texts under their titles, by their indentation.
  private static func scenarios(on page: String) -> [String] {
    let margin = String(repeating: " ", count: 10)
    var scenarios: [String] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside, line.hasPrefix(margin) {
        scenarios[scenarios.count - 1] += line.dropFirst(margin.count) + "\n"
      } else {
        isInside = line.hasSuffix("this scenario fails:")
        if isInside { scenarios.append("") }
      }
    }
    return scenarios
  }
}
