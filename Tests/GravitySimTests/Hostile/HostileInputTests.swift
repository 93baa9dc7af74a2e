import Testing

/// Command by class of input: the exact exit code, within the limits of ``Tool``, and nothing in the
/// output that a terminal would obey.
@Suite(.serialized, .enabled(if: HostileCommand.areBuilt, "scenarios cannot be run yet"))
struct HostileInputTests {
  @Test("Hostile scenarios in a file", arguments: HostileInput.tried)
  func file(input: HostileInput) async throws {
    try await run(input, with: .file)
  }

  @Test("Hostile scenarios explained", arguments: HostileInput.tried)
  func explanation(input: HostileInput) async throws {
    try await run(input, with: .explanation)
  }

  /// The commands read, parse and run alike, so a few inputs of each class tell whether they also end alike.
  @Test(
    "Hostile scenarios in other ways", arguments: Tool.sample(of: HostileInput.samples), HostileCommand.others
  )
  func other(input: HostileInput, command: HostileCommand) async throws {
    try await run(input, with: command)
  }

  private func run(_ input: HostileInput, with command: HostileCommand) async throws {
    let folder = try ScratchFolder()
    try input.write(folder)
    let standardInput = command == .standardInput ? folder.url(HostileInput.file) : nil
    let run = try await Tool.run(command.arguments, input: standardInput, in: folder)
    expect(
      run, endsWith: command.isExplanation ? input.explained : input.code, mayColor: command.mayColor)
  }

  @Test("Hostile operands", arguments: HostileOperand.all)
  func operand(operand: HostileOperand) async throws {
    let folder = try ScratchFolder()
    try operand.write(folder)
    let run = try await Tool.run(["run"] + operand.operands, in: folder)
    expect(run, endsWith: operand.code, mayColor: false)
  }

  private func expect(_ run: ToolRun, endsWith code: Int32, mayColor: Bool) {
    let beginning = "\(run.errors.prefix(500))\(run.output.prefix(500))"
    #expect(run.ending == .code(code), "\(beginning)")
    if code == 2 { #expect(run.errors.contains("error")) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: mayColor ? TerminalOrders.withoutColors(text) : text)
      #expect(orders.found.isEmpty, "\(orders)")
    }
  }
}
