import Foundation
import Testing

/// Pictures of hostile payloads: an exit code that fits, within the limits of ``Tool``, and nothing in the output that a
/// terminal would obey.
@Suite(.serialized)
struct HostileShowTests {
  @Test("Hostile payloads as pictures", arguments: HostileTour.tried, ["ios", "flutter-0.22.2"])
  func terminal(tour: HostileTour, profile: String) async throws {
    let folder = try ScratchFolder()
    try tour.write(folder)
    let run = try await Tool.run(["show", "--profile", profile, HostileTour.file], in: folder)
    #expect([0, 2].contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    if run.ending == .code(2) { #expect(run.errors.contains("error") && run.output.isEmpty) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
      #expect(text.utf8.count < 30_000_000)
    }
  }

  @Test("Hostile payloads as files", arguments: HostileTour.tried)
  func files(tour: HostileTour) async throws {
    let folder = try ScratchFolder()
    try tour.write(folder)
    let run = try await Tool.run(["show", "--svg", "out", HostileTour.file], in: folder)
    #expect([0, 2].contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    #expect(TerminalOrders(in: run.output).found.isEmpty)
    let there = FileManager.default.fileExists(atPath: folder.url("out").path)
    #expect(there == (run.ending == .code(0)))
  }
}
