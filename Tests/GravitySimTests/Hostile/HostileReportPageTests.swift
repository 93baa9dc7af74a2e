import Foundation
import Testing

/// Reports on hostile input: pages of a size that a browser opens, with nothing in them that would run.
@Suite(.serialized)
struct HostileReportPageTests {
  @Test("Hostile scenarios, as pages", arguments: HostileInput.samples)
  func pages(input: HostileInput) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    let run = try await Tool.run(["run", "--report", "html=report", HostileInput.file], in: folder)
    #expect(run.ending == .code(input.code), "\(run.ending) \(run.errors.prefix(500))")
    for name in ["index.html", "runs/hostile.html"] {
      let page = try folder.text("report/\(name)")
      #expect(page.utf8.count < 5_000_000)
      #expect(page.components(separatedBy: "<script").count == 2)
      let orders = TerminalOrders(in: page.filter { $0 != "\t" })
      #expect(orders.found.isEmpty, "\(orders)")
    }
  }
}
