import Testing

/// What `-` says where standard input is not what the command takes.
@Suite struct StandardInputTests {
  private static let empty = "error: standard input is empty\n  = help: "
  private static let payloadCommands = ["show", "check", "graph"]

  @Test("Nothing, where a payload is wanted", arguments: payloadCommands)
  func nothing(command: String) async throws {
    let run = try await Tool.run([command, "-"])
    #expect(run.ending == .code(2) && run.output.isEmpty)
    #expect(run.errors == Self.empty + "write a payload to it, as the server answers it\n\n")
  }

  @Test("Nothing, where a scenario would do", arguments: ["lint", "diff", "explore"])
  func either(command: String) async throws {
    let run = try await Tool.run([command, "-"])
    #expect(run.ending == .code(2))
    #expect(run.errors == Self.empty + "write a scenario or a payload to it\n\n")
  }

  @Test(
    "Something else, where a payload is wanted", arguments: payloadCommands,
    ["foo", "[]\n", "\u{FEFF}<html>"])
  func noPayload(command: String, text: String) async throws {
    let folder = try ScratchFolder()
    try folder.write("input", text)
    let run = try await Tool.run([command, "-"], input: folder.url("input"))
    #expect(run.ending == .code(2) && run.output.isEmpty)
    #expect(
      run.errors == """
        error: <stdin> is no payload
          = help: a payload is a JSON object as the server answers it, which begins with `{`


        """)
  }

  @Test("A scenario, where a payload is wanted", arguments: payloadCommands)
  func scenario(command: String) async throws {
    let folder = try ScratchFolder()
    try folder.write("a.scenario", "no such statement\n")
    try folder.write("input", "wait 1s\n")
    for (operand, name) in [("a.scenario", "a.scenario"), ("-", "<stdin>")] {
      let run = try await Tool.run([command, operand], input: folder.url("input"), in: folder)
      #expect(run.ending == .code(2) && run.output.isEmpty)
      #expect(run.errors.hasPrefix("error: \(name) is ") && run.errors.contains(" a scenario"))
    }
  }
}
