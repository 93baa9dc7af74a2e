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
      help: "the commands are: \(commands)"),
    Row("", problem: "unknown command ``", help: "the commands are: \(commands)"),
    Row("help", problem: "unknown command `help`", help: "did you mean `--help`?"),
    Row(
      "x.scenario", problem: "unknown command `x.scenario`",
      help: "a command stands before the file, as in `gravity-sim run FILE`"),
    Row("--hlep", problem: "unknown option `--hlep`", help: "did you mean `--help`?"),
    Row("--frobnicate", problem: "unknown option `--frobnicate`", help: "see `gravity-sim --help`"),
    Row("--help=1", problem: "option `--help` takes no value", help: "write `--help` alone"),
    Row(
      "--trace", "run", "x", problem: "option `--trace` stands before the command",
      help: "write `gravity-sim run --trace`"),
    Row(
      "fmt", problem: "nothing to format",
      help: "name files or folders, as in `gravity-sim fmt --check scenarios`, or `-` for standard input"),
    Row(
      "fmt", "--check", "--write", "x", problem: "`--check` and `--write` exclude each other for `fmt`",
      help: "keep one of them"),
    Row(
      "fmt", "--write", "-", problem: "`--write` cannot rewrite standard input",
      help: "name files or folders instead of `-`"),
    Row(
      "run", "--accept", "x", "-", problem: "`--accept` cannot rewrite standard input",
      help: "name files or folders instead of `-`"),
    Row(
      "fmt", "--chekc", "x", problem: "unknown option `--chekc` for `fmt`", help: "did you mean `--check`?"),
    Row(
      "run", "--report", "junti=r.xml", "x", problem: "unknown choice `junti` for `--report`",
      help: "did you mean `junit`? the choices are: html, junit, tap, json, ndjson, trace, github"),
    Row(
      "run", "--report", "=r.xml", "x", problem: "unknown choice `` for `--report`",
      help: "the choices are: html, junit, tap, json, ndjson, trace, github"),
    Row(
      "run", "--report", "x", problem: "unknown choice `x` for `--report`",
      help: "the choices are: html, junit, tap, json, ndjson, trace, github"),
    Row(
      "run", "x", "--report", problem: "option `--report` for `run` needs a value",
      help: "for example `--report junit=report.xml`"),
    Row(
      "run", "--report", "junit", "x", problem: "report `junit` needs a file to go to",
      help: "for example `--report junit=report.xml`"),
    Row(
      "run", "--report=json=", "x", problem: "report `json` needs a file to go to",
      help: "for example `--report json=report.json`"),
    Row(
      "run", "--report", "html", "x", problem: "report `html` needs a folder to go to",
      help: "for example `--report html=report`"),
    Row(
      "run", "--report", "html=-", "x", problem: "report `html` is a folder and cannot go to standard output",
      help: "for example `--report html=report`"),
    Row(
      "run", "--report", "github=x", "x", problem: "report `github` is printed and takes no path",
      help: "write `--report github`"),
    Row(
      "run", "--report", "tap=r", "--report", "junit=r", "x", problem: "two reports go to `r`",
      help: "give each a place of its own"),
    Row(
      "run", "--report", "tap=-", "--report", "github", "x", problem: "two reports go to standard output",
      help: "give each a place of its own"),
    Row(
      "explore", "--report", "junit=r.xml", "x", problem: "unknown choice `junit` for `--report`",
      help: "the choices are: html"),
    Row(
      "check", "--report", "htlm=r", "x", problem: "unknown choice `htlm` for `--report`",
      help: "did you mean `html`? the choices are: html"),
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
      "run", "--profile", "ios-team", "x", problem: "unknown profile `ios-team`",
      help: "the profiles are: \(profiles)"),
    Row(
      "run", problem: "nothing to run",
      help: "name files or folders, as in `gravity-sim run scenarios`, or `-` for standard input"),
    Row(
      "run", "--", problem: "nothing to run",
      help: "name files or folders, as in `gravity-sim run scenarios`, or `-` for standard input"),
  ]

  static let otherCommands = [
    Row("difff", "x", problem: "unknown command `difff`", help: "did you mean `diff`?"),
    Row(
      "--profiles", "ios,ideal", "x", problem: "option `--profiles` stands before the command",
      help: "write `gravity-sim diff --profiles`"),
    Row(
      "--profile", "ios", "quirks", problem: "option `--profile` stands before the command",
      help: "write `gravity-sim quirks --profile`"),
    Row(
      "explain", "--formt", "json", "x", problem: "unknown option `--formt` for `explain`",
      help: "did you mean `--format`?"),
    Row(
      "explain", "--format", "xml", "x", problem: "unknown choice `xml` for `--format`",
      help: "the choices are: text, json"),
    Row(
      "explain", "--trace", "x", problem: "unknown option `--trace` for `explain`",
      help: "see `gravity-sim explain --help`"),
    Row(
      "explain", problem: "nothing to explain",
      help: "name a scenario, as in `gravity-sim explain first.scenario`, or `-` for standard input"),
    Row(
      "explain", "a", "b", problem: "`b` is a file too many for `explain`",
      help: "`explain` takes one file at a time"),
    Row(
      "check", problem: "nothing to check",
      help: "name a payload, as in `gravity-sim check campaign.json`, or `-` for standard input"),
    Row(
      "diff", problem: "nothing to diff",
      help: "name a scenario or a payload, as in `gravity-sim diff campaign.json`, or `-` for standard input"),
    Row(
      "diff", "a", "b", "c", problem: "`b` is a file too many for `diff`",
      help: "`diff` takes one file at a time"),
    Row(
      "diff", "--profiles", problem: "option `--profiles` for `diff` needs a value",
      help: "for example `--profiles ios,ideal`"),
    Row(
      "diff", "--profiles", "ios", "--profiles", "ideal", "x",
      problem: "`--profiles` needs at least two profiles",
      help: "add another to `ios`, or leave `--profiles` out to compare all that are built in"),
    Row(
      "diff", "--profiles", "ios,ideal", "--profiles", "ideal", "x",
      problem: "option `--profiles` for `diff` is given twice",
      help: "join profiles with commas, as in `--profiles ios,ideal`"),
    Row(
      "diff", "--profiles", "ios,,ideal", "x", problem: "profile 2 is empty in `ios,,ideal` for `--profiles`",
      help: "write names or files between commas, as in `--profiles ios,ideal`"),
    Row(
      "diff", "--profiles", "a.profile,ios,a.profile", "x",
      problem: "profile `a.profile` stands twice in `--profiles`", help: "keep one of them"),
    Row(
      "diff", "--profiles", "ios,idael", "x", problem: "unknown profile `idael`",
      help: "did you mean `ideal`? the profiles are: \(profiles)"),
    Row(
      "profiles", "--format", "markdwon", problem: "unknown choice `markdwon` for `--format`",
      help: "did you mean `markdown`? the choices are: text, markdown"),
    Row(
      "usage", "a.scenario", problem: "`a.scenario` is a word too many for `usage`",
      help: "`gravity-sim run --strict-usage FILE` looks for misuse in a file"),
    Row(
      "quirks", "ios", problem: "`ios` is a word too many for `quirks`",
      help: "name a profile with `--profile`"),
  ]

  @Test("Every mistake has a sentence and a way out", arguments: rows + otherCommands)
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
