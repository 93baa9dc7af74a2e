import Testing

/// Maps of hostile payloads: an exit code that fits, within the limits of ``Tool``, and nothing in the output that a
/// terminal would obey.
@Suite(.serialized)
struct HostileMapTests {
  @Test("Hostile payloads as maps", arguments: HostileTour.tried, ["mermaid", "dot", "json"])
  func map(tour: HostileTour, format: String) async throws {
    let folder = try ScratchFolder()
    try tour.write(folder)
    let run = try await Tool.run(["graph", "--format", format, HostileTour.file], in: folder)
    // What one profile alone cannot decode makes others differ, and is wrong input here.
    let codes: [Int32] = tour.codes == [2] || tour.codes == [1] ? [2] : [0]
    #expect(codes.contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    if codes == [2] { #expect(run.errors.contains("error") && run.output.isEmpty) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
      #expect(text.utf8.count < 10_000_000)
    }
  }
}
