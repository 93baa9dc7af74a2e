import Testing

/// Lint of hostile input: an exit code that fits, within the limits of ``Tool``, and nothing in the output that a
/// terminal would obey.
@Suite(.serialized)
struct HostileLintTests {
  /// What a payload can be looked at for, though there is nothing to show in it.
  private static let readable: Set = ["empty data", "a list of candidates", "everything of the wrong type"]

  /// Formats render the same findings; a debug build tries one.
  private static let formats = Tool.isNamed ? ["text", "json", "sarif", "github"] : ["text"]

  @Test("Hostile payloads, looked at", arguments: HostileTour.tried, formats)
  func payload(tour: HostileTour, format: String) async throws {
    if tour.hasMostFindings, format != "text" { return }
    let folder = try ScratchFolder()
    try tour.write(folder)
    let codes: [Int32] = tour.codes == [2] && !Self.readable.contains(tour.name) ? [2] : [0, 1]
    try await run(["--format", format, HostileTour.file], in: folder, codes: codes)
  }

  @Test("Hostile scenarios, looked at", arguments: HostileInput.tried.filter { Tool.isNamed || !$0.isHuge })
  func scenario(input: HostileInput) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    // What only the run can know is wrong is no mistake of the text.
    let codes: [Int32] = input.code == 2 ? [0, 1, 2] : [0, 1]
    try await run([HostileInput.file], in: folder, codes: codes)
  }

  @Test("Hostile operands", arguments: HostileOperand.all)
  func operand(operand: HostileOperand) async throws {
    let folder = try ScratchFolder()
    try operand.write(folder)
    let codes: [Int32] = operand.code == 2 ? [2] : [0, 1]
    try await run(operand.operands, in: folder, codes: codes)
  }

  private func run(_ words: [String], in folder: ScratchFolder, codes: [Int32]) async throws {
    let run = try await Tool.run(["lint"] + words, in: folder)
    #expect(codes.contains { run.ending == .code($0) }, "\(run.ending) \(run.errors.prefix(500))")
    if codes == [2] { #expect(run.errors.contains("error")) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
      #expect(text.utf8.count < 20_000_000)
    }
  }
}
