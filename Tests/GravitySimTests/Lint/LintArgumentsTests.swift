import GravitySimulator
import Testing

@testable import gravity_sim

/// The words behind `lint`.
@Suite struct LintArgumentsTests {
  @Test("Without options warnings fail")
  func defaults() throws {
    let invocation = try ArgumentParser.parse(["lint", "a.json"])
    #expect(invocation == .lint(LintOptions(operands: ["a.json"])))
    #expect(LintOptions(operands: []).level == .warning)
    #expect(HelpText.text(for: .lint).contains("(default: warning)"))
  }

  @Test("Every option has its place")
  func all() throws {
    var options = LintOptions(operands: ["a.json", "-"])
    options.profile = ProfileChoice("ideal")
    options.jobs = 3
    options.format = .sarif
    options.level = .note
    options.denied = ["no-elements"]
    options.allowed = ["unused-allow", "unknown-allow"]
    options.color = .never
    let words = [
      "lint", "a.json", "--profile", "ideal", "--jobs=3", "--deny", "error", "--deny=no-elements", "--deny",
      "note", "--allow", "unused-allow", "--allow=unknown-allow", "--format", "sarif", "--color", "never",
      "-",
    ]
    #expect(try ArgumentParser.parse(words) == .lint(options))
  }

  @Test("The list of rules has formats of its own")
  func rules() throws {
    #expect(try ArgumentParser.parse(["lint", "--rules"]) == .lintRules(LintRulesOptions()))
    #expect(
      try ArgumentParser.parse(["lint", "--format", "markdown", "--rules", "--color", "always"])
        == .lintRules(LintRulesOptions(format: .markdown, color: .always)))
  }

  struct Row: CustomTestStringConvertible {
    let words: [String]
    let problem: String
    let help: String

    init(_ words: String..., problem: String, help: String) {
      self.words = words
      self.problem = problem
      self.help = help
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let rows = [
    Row(
      problem: "nothing to lint",
      help: "name payloads, scenarios or folders, as in `gravity-sim lint campaign.json`, "
        + "or `-` for standard input"),
    Row(
      "--allow", "no-element", "x", problem: "unknown rule `no-element` for `--allow`",
      help: "did you mean `no-elements`? `gravity-sim lint --rules` lists the rules"),
    Row(
      "--deny", "warnings", "x", problem: "unknown rule `warnings` for `--deny`",
      help: "did you mean `warning`? `gravity-sim lint --rules` lists the rules"),
    Row(
      "--allow", "warning", "x", problem: "unknown rule `warning` for `--allow`",
      help: "`gravity-sim lint --rules` lists the rules"),
    Row(
      "--deny", "no-elements", "--allow", "no-elements", "x",
      problem: "`--deny no-elements` and `--allow no-elements` exclude each other for `lint`",
      help: "keep one of them"),
    Row(
      "--rules", "x", problem: "`--rules` and `FILE` exclude each other for `lint`", help: "keep one of them"),
    Row(
      "--rules", "--deny", "note", problem: "`--rules` and `--deny` exclude each other for `lint`",
      help: "keep one of them"),
    Row(
      "--format", "markdown", "x", problem: "unknown choice `markdown` for `--format`",
      help: "the choices are: text, json, sarif, github"),
    Row(
      "--rules", "--format", "json", problem: "unknown choice `json` for `--format`",
      help: "the choices are: text, markdown"),
    Row(
      "--format", "json", "--format", "json", "x", problem: "option `--format` for `lint` is given twice",
      help: "keep one of them"),
  ]

  @Test("Every mistake has a sentence and a way out", arguments: rows)
  func sentence(row: Row) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["lint"] + row.words) }
    #expect(error?.text == "error: \(row.problem)\n  = help: \(row.help)\n")
  }
}
