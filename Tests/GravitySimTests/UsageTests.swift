import Testing

@Suite struct UsageTests {
  @Test(
    "A mistake in the arguments is exit code 2, told on standard error",
    arguments: [
      [], [""], ["rum"], ["--tarce"], ["run"], ["run", "--tarce", "x"], ["run", "--jobs", "0", "x"],
    ])
  func mistakes(words: [String]) async throws {
    let run = try await Tool.run(words)
    #expect(run.ending == .code(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains("\n  = help: "))
  }

  @Test("A missing file, and the near name beside it")
  func missingFile() async throws {
    let folder = try ScratchFolder()
    try folder.write("first.scenario", "")
    let run = try await Tool.run(["run", "frist.scenario", "elsewhere"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        error: no file or folder `frist.scenario`
          = help: did you mean `first.scenario`?
        error: no file or folder `elsewhere`

        """)
  }

  @Test("A folder without scenarios", arguments: ["empty", "empty/", "x.scenario"])
  func emptyFolder(name: String) async throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(name)
    let run = try await Tool.run(["run", name], in: folder)
    #expect(run.ending == .code(2))
    #expect(
      run.errors == """
        error: no scenario in the folder `\(name)`
          = help: scenarios are files whose name ends in `.scenario`

        """)
  }

  @Test("A reader that goes away ends the tool quietly, with its own exit code")
  func closedPipe() async throws {
    let script = "{ \"$0\" \"$@\"; echo \"code $?\" >&2; } | true"
    let run = try await Tool.shell(script, ["--help"])
    #expect(run.errors == "code 0\n")
  }

  @Test("Output that cannot be written is no success")
  func fullDisk() async throws {
    let run = try await Tool.shell("[ -e /dev/full ] || exit 2; \"$0\" \"$@\" >/dev/full", ["--help"])
    #expect(run.ending == .code(2))
  }

  @Test("Standard output that is not there at all")
  func closedOutput() async throws {
    let run = try await Tool.shell("\"$0\" \"$@\" >&-", ["--help"])
    #expect(run.ending == .code(2))
    #expect(run.errors.hasPrefix("error: cannot write the output: "))
  }

  @Test("An argument of 100 KB and two thousand operands")
  func manyArguments() async throws {
    let long = String(repeating: "a", count: 100_000)
    let first = try await Tool.run(["run", "--tag", long, "--filter", long, "--jobs", long, "x"])
    #expect(first.ending == .code(2))
    #expect(first.errors.utf8.count < 1000)
    let second = try await Tool.run(["run"] + (0..<2000).map { "missing\($0)" })
    #expect(second.ending == .code(2))
  }
}
