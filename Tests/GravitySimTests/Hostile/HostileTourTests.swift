import Testing

/// Tours of payloads by class of harm: an exit code that fits, within the limits of ``Tool``, and nothing in the
/// output that a terminal would obey.
@Suite(.serialized)
struct HostileTourTests {
  @Test("Hostile payloads on tour", arguments: HostileTour.tried)
  func tour(tour: HostileTour) async throws {
    let folder = try ScratchFolder()
    try tour.write(folder)
    let run = try await Tool.run(["diff", HostileTour.file], in: folder)
    #expect(tour.codes.contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    if tour.codes == [2] { #expect(run.errors.contains("error")) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
    }
  }
}
