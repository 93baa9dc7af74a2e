import Testing

/// Explorations of hostile input: an exit code that fits, within the limits of ``Tool``, and nothing in the output
/// that a terminal would obey.
@Suite(.serialized)
struct HostileExplorationTests {
  private static let bounds = ["--max-states", "500", "--memory", "100MB", "--time", "1s", "--jobs", "2"]

  @Test("Hostile payloads, explored", arguments: HostileTour.tried)
  func payload(tour: HostileTour) async throws {
    let folder = try ScratchFolder()
    try tour.write(folder)
    // What one profile alone cannot decode makes others differ, and is wrong input here.
    let codes: [Int32] = tour.codes == [2] ? [2] : tour.codes == [1] ? [1, 2] : [0, 1, 4]
    try await run([HostileTour.file], in: folder, codes: codes)
  }

  /// Scenarios are read as `run` reads them, which every input is tried on.
  @Test("Hostile scenarios, explored", arguments: HostileInput.explored)
  func scenario(input: HostileInput) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    // More calls than an exploration takes are wrong input to it alone.
    let codes: [Int32] = input.code == 2 ? [2] : [0, 1, 2, 4]
    try await run([HostileInput.file], in: folder, codes: codes)
  }

  @Test("Whatever has no end stays within its bounds", arguments: Tool.sample(of: HostileExploration.all))
  func endless(exploration: HostileExploration) async throws {
    let folder = try ScratchFolder()
    try folder.write(exploration.file, exploration.text())
    try await run([exploration.file], in: folder, codes: [0, 1, 4])
  }

  @Test("The same, as JSON", arguments: Tool.sample(of: HostileExploration.all))
  func json(exploration: HostileExploration) async throws {
    let folder = try ScratchFolder()
    try folder.write(exploration.file, exploration.text())
    try await run(["--format", "json", exploration.file], in: folder, codes: [0, 1, 4])
  }

  private func run(_ words: [String], in folder: ScratchFolder, codes: [Int32]) async throws {
    let run = try await Tool.run(["explore"] + Self.bounds + words, in: folder)
    #expect(codes.contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    if codes == [2] { #expect(run.errors.contains("error")) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
      #expect(text.utf8.count < 5_000_000)
    }
  }
}
