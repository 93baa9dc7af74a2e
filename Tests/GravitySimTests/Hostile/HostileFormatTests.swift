import Testing

/// Whatever the file, `fmt` ends in order, obeys no one but its user, and says the same twice.
@Suite("Hostile files formatted", .serialized)
struct HostileFormatTests {
  @Test("Files that nobody means well with", arguments: HostileInput.tried)
  func formatted(input: HostileInput) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    let run = try await Tool.run(["fmt", HostileInput.file], in: folder)
    #expect([.code(0), .code(2)].contains(run.ending), "\(run.ending) \(run.errors.prefix(500))")
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
    }
    guard run.ending == .code(0) else {
      #expect(run.errors.contains("error") && run.output.isEmpty)
      return
    }
    try folder.write("formatted.scenario", run.output)
    let again = try await Tool.run(["fmt", "--check", "formatted.scenario"], in: folder)
    #expect(again.output == "1 file: all canonical\n", "\(again.output.prefix(500))")
  }

  @Test("What cannot be run is accepted in no other way", arguments: HostileInput.samples)
  func accepted(input: HostileInput) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    let plain = try await Tool.run(["run", HostileInput.file], in: folder)
    let run = try await Tool.run(["run", "--accept", HostileInput.file], in: folder)
    // What differed holds now; whatever else ended the run still does.
    #expect(run.ending == plain.ending || (run.ending == .code(0) && plain.ending == .code(1)))
    let orders = TerminalOrders(in: run.output + run.errors)
    #expect(orders.found.isEmpty, "\(orders)")
  }
}
