import Testing

@testable import gravity_sim

@Suite struct HelpTests {
  @Test("The help of the tool", arguments: ["--help", "-h"])
  func tool(option: String) async throws {
    let run = try await Tool.run([option])
    #expect(run.ending == .code(0))
    #expect(run.errors.isEmpty)
    try Golden.expect(run.output, matches: "help.txt")
  }

  @Test("The help of each command", arguments: Command.allCases)
  func command(command: Command) async throws {
    let run = try await Tool.run([command.rawValue, "--help"])
    #expect(run.ending == .code(0))
    #expect(run.errors.isEmpty)
    try Golden.expect(run.output, matches: "help-\(command.rawValue).txt")
  }

  @Test("The help of run, wherever it is asked for")
  func anywhere() async throws {
    let run = try await Tool.run(["run", "a", "--trace", "-h", "--jobs"])
    #expect(run.ending == .code(0))
    #expect(run.output == HelpText.text(for: .run))
  }

  @Test("The version", arguments: [["--version"], ["run", "--version"]])
  func version(words: [String]) async throws {
    let run = try await Tool.run(words)
    #expect(run.ending == .code(0))
    #expect(run.output == "gravity-sim \(ToolVersion.current)\n")
    #expect(run.errors.isEmpty)
  }

  @Test("The help names every command and option")
  func complete() {
    for command in Command.allCases {
      #expect(HelpText.text(for: nil).contains("  \(command.rawValue) "))
    }
    for command in Command.allCases {
      let text = HelpText.text(for: command)
      for option in command.options { #expect(text.contains("  \(option) ")) }
      for option in ToolOption.allCases { #expect(text.contains("\(option.rawValue) ")) }
      #expect(text.contains("Usage: gravity-sim \(command.rawValue) "))
      #expect(text.contains("Examples:\n  gravity-sim \(command.rawValue)"))
    }
  }

  @Test("No line of help is wider than a small terminal", arguments: [nil] + Command.allCases)
  func width(command: Command?) {
    for line in HelpText.text(for: command).split(separator: "\n") { #expect(line.count <= 92) }
  }
}
