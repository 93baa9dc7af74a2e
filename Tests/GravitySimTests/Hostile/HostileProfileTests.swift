import Testing

/// As ``HostileInputTests``, for profile files.
@Suite(.serialized) struct HostileProfileTests {
  @Test("Hostile profile files, however they are named", arguments: Tool.sample(of: HostileProfile.all))
  func profile(profile: HostileProfile) async throws {
    let folder = try profile.folder()
    for command in HostileProfile.commands {
      expect(try await Tool.run(command, in: folder), endsWith: profile.code, command)
    }
  }

  @Test("A profile whose file name gives orders to the terminal")
  func name() async throws {
    let folder = try ScratchFolder()
    let file = "\u{1B}[31m\u{202E}|\n.profile"
    try folder.write(file, "base ios\n")
    for format in ["text", "markdown"] {
      let command = ["profiles", "--format", format, file]
      let run = try await Tool.run(command, in: folder)
      expect(run, endsWith: 0, command)
      #expect(run.output.split(separator: "\n").count < 400)
    }
    try folder.write(file, "base iso\n")
    expect(try await Tool.run(["profiles", file], in: folder), endsWith: 2, ["profiles"])
  }

  @Test("The same file a hundred times is a hundred columns")
  func columns() async throws {
    let folder = try ScratchFolder()
    try folder.write("a.profile", "base ios\n")
    let run = try await Tool.run(["profiles"] + Array(repeating: "a.profile", count: 100), in: folder)
    expect(run, endsWith: 0, ["profiles"])
  }

  private func expect(_ run: ToolRun, endsWith code: Int32, _ command: [String]) {
    let beginning = "\(command): \(run.errors.prefix(500))\(run.output.prefix(500))"
    #expect(run.ending == .code(code), "\(beginning)")
    if code == 2 { #expect(run.errors.contains("error")) }
    for text in [run.output, run.errors] {
      let orders = TerminalOrders(in: text)
      #expect(orders.found.isEmpty, "\(orders)")
      #expect(text.utf8.count < 1_000_000)
    }
  }
}
