import GravitySimulator
import Testing

@testable import gravity_sim

/// The words behind `explore`.
@Suite struct ExploreArgumentsTests {
  @Test("Without options the bounds are those of the help")
  func defaults() throws {
    let invocation = try ArgumentParser.parse(["explore", "a.json"])
    #expect(invocation == .explore(ExploreOptions(operands: ["a.json"])))
    let help = HelpText.text(for: .explore)
    #expect(help.contains("(default: \(ExploreOptions.defaultMaxStates))"))
    #expect(ExploreOptions.defaultMemory == 1_000_000_000)
    #expect(help.contains("(default: 1GB)"))
    var options = ExploreOptions(operands: ["a.json"])
    let isMinute = options.setTime("60s")
    #expect(isMinute)
    #expect(options.time == ExploreOptions.defaultTime)
    #expect(help.contains("(default: 60s)"))
  }

  @Test("Every option has its place")
  func all() throws {
    var options = ExploreOptions(operands: ["a.json", "-"])
    options.profile = ProfileChoice("ideal")
    options.jobs = 3
    options.maxStates = 1000
    options.maxDepth = 0
    options.memory = 1_500_000_000
    let isTaken = options.setTime("90s")
    #expect(isTaken)
    options.bounds.locks = 0
    options.bounds.backgrounds = 255
    options.bounds.leaves = 2
    options.bounds.keepsOrder = true
    options.out = "found"
    options.format = .json
    options.isQuiet = true
    options.color = .never
    let words = [
      "explore", "a.json", "--profile", "ideal", "--jobs=3", "--max-states", "1000", "--max-depth", "0",
      "--memory", "1.5GB", "--time", "1.5m", "--lock", "0", "--background", "255", "--leave", "2",
      "--keep-order", "--out", "found", "--format", "json", "--quiet", "--color", "never", "-",
    ]
    #expect(try ArgumentParser.parse(words) == .explore(options))
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

  private static func amount(_ option: String, _ value: String, _ wanted: String, _ example: String) -> Row {
    Row(
      option, value, "x", problem: "`\(value)` for `\(option)` is not \(wanted)",
      help: "for example `\(option) \(example)`")
  }

  private static let sizes = [
    "1", "0GB", "0.5MB", "-1GB", "1001GB", "1e300GB", "nanGB", "infGB", "GB", "1TB", "1gb", "1 GB",
  ]
  private static let size = "a size from 1MB to 1000GB"
  private static let duration = "a duration such as 300ms, 1.5s or 2m"

  static let rows =
    ["0", "-1", "x", "1e3", "4000000001", "99999999999999999999999"].map {
      amount("--max-states", $0, "a whole number from 1 to 4000000000", "1000000")
    }
    + ["-1", "1000001", "none"].map {
      amount("--max-depth", $0, "a whole number from 0 to 1000000", "12")
    }
    + ["--lock", "--background", "--leave"].flatMap { option in
      ["-1", "256", "yes"].map { amount(option, $0, "a whole number from 0 to 255", "2") }
    }
    + sizes.map { amount("--memory", $0, size, "1GB") }
    + ["0", "60", "-1s", "1h", "s", "0.0001s"].map { amount("--time", $0, duration, "60s") }
    + [
      Row(
        problem: "nothing to explore",
        help: "name scenarios, payloads or folders, as in `gravity-sim explore campaign.json`, "
          + "or `-` for standard input"),
      Row(
        "--max-state", "5", "x", problem: "unknown option `--max-state` for `explore`",
        help: "did you mean `--max-states`?"),
      Row(
        "--memory", problem: "option `--memory` for `explore` needs a value",
        help: "for example `--memory 1GB`"),
      Row(
        "--keep-order=yes", "x", problem: "option `--keep-order` for `explore` takes no value",
        help: "write `--keep-order` alone"),
      Row(
        "--format", "xml", "x", problem: "unknown choice `xml` for `--format`",
        help: "the choices are: text, json"),
    ]

  @Test("Every mistake has a sentence and a way out", arguments: rows)
  func sentence(row: Row) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["explore"] + row.words) }
    #expect(error?.text == "error: \(row.problem)\n  = help: \(row.help)\n")
  }
}
