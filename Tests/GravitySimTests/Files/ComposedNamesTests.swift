import Testing

/// Files whose names differ only in how a character is composed: each counts.
@Suite struct ComposedNamesTests {
  private static let names = ["\u{E9}", "e\u{301}"]
  private static let scenario = HostilePayload.scenario(header: "tags a\n")

  private static let commands = [
    (["run"], "2 scenarios: 2 passed"), (["lint"], "2 files: "), (["fmt", "--check"], "2 files: "),
    (["explore", "--max-states", "50"], "2 explored"),
  ]

  @Test("Scenarios in a folder", arguments: commands)
  func scenarios(words: [String], expected: String) async throws {
    let folder = try ScratchFolder()
    for name in Self.names { try folder.write("s/\(name).scenario", "wait 1s\n") }
    let run = try await Tool.run(words + ["s"], in: folder)
    #expect(run.output.contains(expected), "\(run.output) \(run.errors)")
  }

  @Test("Payloads that are drawn")
  func payloads() async throws {
    let folder = try ScratchFolder()
    for (name, text) in zip(Self.names, ["First", "Second"]) {
      try folder.write(
        "s/\(name).json", HostilePayload.modal(elements: HostilePayload.element("\"\(text)\"")))
    }
    let run = try await Tool.run(["show", "s"], in: folder)
    #expect(run.output.contains("First") && run.output.contains("Second"))
  }

  @Test("Two payloads of one scenario")
  func namedPayloads() async throws {
    let folder = try ScratchFolder()
    try folder.write("\(Self.names[0]).json", HostilePayload.modal())
    try folder.write("\(Self.names[1]).json", "{\"data\": []}")
    try folder.write(
      "a.scenario",
      """
      campaign one "\(Self.names[1]).json"
      campaign two "\(Self.names[0]).json"
      trackView HOMEPAGE "app://home"
      expect verdict two presented

      """)
    let run = try await Tool.run(["run", "a.scenario"], in: folder)
    #expect(run.ending == .code(0), "\(run.output) \(run.errors)")
  }
}
