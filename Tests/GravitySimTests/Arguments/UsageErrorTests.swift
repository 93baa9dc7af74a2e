import GravitySimulator
import Testing

@testable import gravity_sim

@Suite struct UsageErrorTests {
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

  private static let profiles =
    ProfileChoice.builtInNames.joined(separator: ", ") + ", or a file whose name ends in `.profile`"

  private static let commands = Command.allCases.map(\.rawValue).joined(separator: ", ")

  static let rows = [
    Row(problem: "no command", help: "try `gravity-sim run scenarios`, or `gravity-sim --help`"),
    Row("--", "run", problem: "no command", help: "try `gravity-sim run scenarios`, or `gravity-sim --help`"),
    Row("rum", "x", problem: "unknown command `rum`", help: "did you mean `run`?"),
    Row(
      "frobnicate", problem: "unknown command `frobnicate`",
      help: "the commands are: run, explain, diff, profiles, quirks"),
    Row("", problem: "unknown command ``", help: "the commands are: \(commands)"),
    Row("--hlep", problem: "unknown option `--hlep`", help: "did you mean `--help`?"),
    Row("--frobnicate", problem: "unknown option `--frobnicate`", help: "see `gravity-sim --help`"),
    Row("--help=1", problem: "option `--help` takes no value", help: "write `--help` alone"),
    Row(
      "--trace", "run", "x", problem: "option `--trace` stands before the command",
      help: "write `gravity-sim run --trace`"),
    Row(
      "run", "--tarce", "x", problem: "unknown option `--tarce` for `run`",
      help: "did you mean `--trace`?"),
    Row(
      "run", "--frobnicate", "x", problem: "unknown option `--frobnicate` for `run`",
      help: "see `gravity-sim run --help`"),
    Row("run", "-x", problem: "unknown option `-x` for `run`", help: "see `gravity-sim run --help`"),
    Row(
      "run", "--trace=yes", "x", problem: "option `--trace` for `run` takes no value",
      help: "write `--trace` alone"),
    Row(
      "run", "x", "--jobs", problem: "option `--jobs` for `run` needs a value", help: "for example `--jobs 4`"
    ),
    Row(
      "run", "--profile", "--trace", "x", problem: "option `--profile` for `run` needs a value",
      help: "for example `--profile ideal`"),
    Row(
      "run", "--filter=", "x", problem: "option `--filter` for `run` needs a value",
      help: "for example `--filter survey`"),
    Row(
      "run", "--filter", "", "x", problem: "option `--filter` for `run` needs a value",
      help: "for example `--filter survey`"),
    Row(
      "run", "--tag", "a", "--tag", "b", "x", problem: "option `--tag` for `run` is given twice",
      help: "join tags with commas, as in `--tag a,!b`"),
    Row(
      "run", "--jobs", "1", "--jobs=2", "x", problem: "option `--jobs` for `run` is given twice",
      help: "keep one of them"),
    Row(
      "run", "--profile", "idael", "x", problem: "unknown profile `idael`",
      help: "did you mean `ideal`? the profiles are: \(profiles)"),
    Row(
      "run", "--profile", "symbian", "x", problem: "unknown profile `symbian`",
      help: "the profiles are: \(profiles)"),
    Row(
      "run", "--color", "alwyas", "x", problem: "unknown choice `alwyas` for `--color`",
      help: "did you mean `always`? the choices are: auto, always, never"),
    Row(
      "run", "--tag", "a,,b", "x", problem: "tag 2 is empty in `a,,b` for `--tag`",
      help: "write tags between commas and `!` before an unwanted one, as in `a,!b`"),
    Row(
      "run", "--tag", "a,!", "x", problem: "tag 2 is only a `!` in `a,!` for `--tag`",
      help: "write tags between commas and `!` before an unwanted one, as in `a,!b`"),
    Row(
      "run", problem: "nothing to run",
      help: "name files or folders, as in `gravity-sim run scenarios`, or `-` for standard input"),
    Row(
      "run", "--", problem: "nothing to run",
      help: "name files or folders, as in `gravity-sim run scenarios`, or `-` for standard input"),
  ]

  @Test("Every mistake has a sentence and a way out", arguments: rows)
  func sentence(row: Row) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(row.words) }
    #expect(error?.text == "error: \(row.problem)\n  = help: \(row.help)\n")
  }

  @Test(
    "A number of jobs that makes no sense",
    arguments: ["0", "-1", "x", "1.5", "257", "99999999999", "99999999999999999999999", " 4", "४"])
  func jobs(text: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["run", "--jobs", text, "x"]) }
    #expect(
      error?.text
        == """
        error: `\(text)` for `--jobs` is not a whole number from 1 to 256
          = help: leave `--jobs` out to use every core

        """)
  }

  @Test("A long word is cut short in the message")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse([word]) }
    #expect(error?.text.hasPrefix("error: unknown command `\(word.prefix(60))…`\n") == true)
  }

  @Test("What a terminal would obey does not reach it")
  func escapes() {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["\u{1B}[31mred\u{202E}"]) }
    #expect(error?.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" } == false)
  }
}
