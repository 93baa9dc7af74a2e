import Testing

/// As ``HostileInputTests``, for comparisons: what cannot run ends as it does there, and the rest agrees or differs.
@Suite(.serialized)
struct HostileDiffTests {
  @Test("Hostile scenarios under two profiles", arguments: HostileInput.tried)
  func two(input: HostileInput) async throws {
    try await run(input, ["diff", "--profiles", "ios,ideal", "--color", "always", HostileInput.file])
  }

  @Test("Hostile scenarios under all profiles", arguments: HostileInput.samples)
  func all(input: HostileInput) async throws {
    try await run(input, ["diff", HostileInput.file])
  }

  private func run(_ input: HostileInput, _ words: [String]) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    let run = try await Tool.run(words, in: folder)
    let codes: [Int32] = input.code == 2 ? [2] : [0, 1]
    let beginning = "\(run.errors.prefix(500))\(run.output.prefix(500))"
    #expect(codes.contains { run.ending == .code($0) }, "\(run.ending) \(beginning)")
    if codes == [2] { #expect(run.errors.contains("error")) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: TerminalOrders.withoutColors(text))
      #expect(orders.found.isEmpty, "\(orders)")
      // Nobody reads more, and tables are cut long before.
      #expect(text.utf8.count < 5_000_000)
    }
  }
}
