import Foundation
import Testing

/// Pages as they are in a report's folder, word for word.
@Suite("Pages of reports")
struct PrintedPageTests {
  @Test("A run that fails, and its suite", arguments: ["index.html", "runs/page--failing.html"])
  func failing(name: String) async throws {
    let folder = try GoldenInput.folder()
    let run = try await Tool.run(
      ["run", "--quiet", "--report", "html=pages", "page/failing.scenario"], in: folder)
    #expect(run.ending == .code(1), "\(run.errors)")
    try Golden.expect(try folder.text("pages/\(name)"), matches: "page/\(name)")
  }

  @Test("The number of jobs changes no byte")
  func jobs() async throws {
    let folder = try GoldenInput.folder()
    var pages: [[String]] = []
    for jobs in ["1", "7"] {
      let target = "report-\(jobs)"
      let run = try await Tool.run(
        ["run", "--jobs", jobs, "--report", "html=\(target)", "page", "suite"], in: folder)
      #expect(run.ending == .code(2), "\(run.errors)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url(target).path).sorted()
      #expect(names.count > 5)
      pages.append(
        try names.filter { $0.hasSuffix(".html") }.map { try "\($0)\n" + folder.text("\(target)/\($0)") })
    }
    #expect(pages[0] == pages[1])
  }
}
