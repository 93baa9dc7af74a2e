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

  @Test(
    "The help of run, wherever it is asked for", arguments: [["--help"], ["a", "--trace", "-h", "--jobs"]])
  func run(words: [String]) async throws {
    let run = try await Tool.run(["run"] + words)
    #expect(run.ending == .code(0))
    #expect(run.errors.isEmpty)
    try Golden.expect(run.output, matches: "help-run.txt")
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
    let run = HelpText.text(for: .run)
    for option in RunSwitch.allCases { #expect(run.contains("  \(option.rawValue) ")) }
    for option in RunSetting.allCases { #expect(run.contains("  \(option.rawValue) ")) }
    for option in ToolOption.allCases { #expect(run.contains("\(option.rawValue) ")) }
  }

  @Test("No line of help is wider than a small terminal", arguments: [nil] + Command.allCases)
  func width(command: Command?) {
    for line in HelpText.text(for: command).split(separator: "\n") { #expect(line.count <= 92) }
  }
}
