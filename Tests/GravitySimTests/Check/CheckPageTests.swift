import Foundation
import Testing

/// What `docs/CHECK.md` and README show is what there is.
@Suite struct CheckPageTests {
  @Test("The page of the example is the one that the command prints")
  func example() async throws {
    let run = try await Tool.run(["check", "docs/examples/sale.json"])
    #expect(run.ending == .code(1))
    let page = String(decoding: try Data(contentsOf: Golden.page("CHECK.md")), as: UTF8.self)
    #expect(page.contains("```\n\(run.output)```\n"))
    let beginning = try #require(run.output.range(of: "\nOn other SDKs"))
    let readme = String(decoding: try Data(contentsOf: Golden.page("../README.md")), as: UTF8.self)
    #expect(readme.contains("```\n\(run.output[..<beginning.lowerBound])```\n"))
  }
}
