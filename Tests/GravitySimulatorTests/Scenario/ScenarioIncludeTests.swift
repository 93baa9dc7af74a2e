import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// `include` puts the lines of another file in its place.
@Suite("Scenarios that include files")
struct ScenarioIncludeTests {
  /// The scenario of these files; `main.scenario` is its own.
  private func load(_ files: [(String, String)]) throws -> LoadedScenario {
    let tree = try FileTree(Dictionary(files) { first, _ in first })
    return ScenarioLoader().load(.file(path: tree["main.scenario"]))
  }

  /// Each mistake as `file:line:column message | notes`.
  private func mistakes(_ files: [(String, String)]) throws -> [String] {
    let scenario = try load(files)
    let root = PathParts(scenario.file.displayName).folder + "/"
    let short = { (text: String) in text.replacingOccurrences(of: root, with: "") }
    return scenario.diagnostics.map { diagnostic in
      let place = diagnostic.place.map { "\(short($0.file)):\($0.line):\($0.column) " } ?? ""
      let notes = diagnostic.notes.map { " | " + short($0.text) }
      return place + short(diagnostic.message) + notes.joined()
    }
  }

  @Test("Header and steps are spliced in where the line stands")
  func spliced() throws {
    let scenario = try load([
      ("main.scenario", "tags a\ninclude \"parts/one.part\"\nwait 2s\ninclude parts/two.part\nwait 4s\n"),
      ("parts/one.part", "host home, catalog\nnote \"1\"\n"),
      ("parts/two.part", "note \"3\"\n"),
    ])
    #expect(scenario.diagnostics == [])
    #expect(scenario.document.hosts == ["home", "catalog"])
    let steps: [Step] = [.note("1"), .wait(2_000), .note("3"), .wait(4_000)]
    #expect(scenario.document.statements.map(\.kind) == steps.map { .step($0) })
    #expect(scenario.document.statements.map(\.span.line) == [2, 3, 1, 5])
  }

  @Test("Paths in an included file begin in its own folder")
  func paths() throws {
    let scenario = try load([
      ("main.scenario", "include \"a/b/one.part\"\nback\n"),
      ("a/b/one.part", "include \"../two.part\"\nprofile \"team.profile\"\n"),
      ("a/two.part", "campaign promo \"promo.json\"\n"),
      ("a/promo.json", "{\"data\": []}"),
      ("a/b/team.profile", "base ideal\n"),
    ])
    #expect(scenario.diagnostics == [])
    #expect(scenario.profile?.name == "team")
    #expect(scenario.payloads[scenario.document.campaigns[0].payload] != nil)
  }

  @Test("Whatever is said twice is reported with the file that said it first")
  func duplicates() throws {
    #expect(
      try mistakes([
        (
          "main.scenario",
          "device push=denied\ncampaign a {}\ninclude \"one.part\"\ninclude \"one.part\"\nback\n"
        ),
        ("one.part", "device push=denied\ncampaign a {}\n"),
      ]) == [
        "one.part:1:1 `device` is there already | first at main.scenario:1 | included at main.scenario:3",
        "one.part:2:10 the campaign `a` is there already | first at main.scenario:2"
          + " | included at main.scenario:3",
        "one.part:1:1 `device` is there already | first at main.scenario:1 | included at main.scenario:4",
        "one.part:2:10 the campaign `a` is there already | first at main.scenario:2"
          + " | included at main.scenario:4",
      ])
  }

  @Test("Mistakes come in the order of the statements, whatever file they stand in")
  func order() throws {
    #expect(
      try mistakes([
        ("main.scenario", "wait 1\ninclude \"one.part\"\nwait 4\n"),
        ("one.part", "wait 2\ninclude \"two.part\"\nwait \"\n"),
        ("two.part", "at 1s wait 3\n"),
      ]).map { $0.prefix { $0 != " " } } == [
        "main.scenario:1:6", "one.part:1:6", "two.part:1:12", "one.part:3:6", "main.scenario:3:6",
      ])
  }

  @Test("Names, times and the need for a step go through all files")
  func throughAll() throws {
    #expect(
      try mistakes([
        ("main.scenario", "include \"one.part\"\nat 1s expect screen catalog\nexpect verdict b presented\n"),
        ("one.part", "host home, catalog\ncampaign a {}\nat 2s back\n"),
      ]) == [
        "main.scenario:2:4 time cannot go back: an earlier line is at 2.000s",
        "main.scenario:3:16 unknown campaign `b` | did you mean `a`?",
      ])
    #expect(
      try mistakes([("main.scenario", "include \"one.part\"\n"), ("one.part", "# nothing\n")]) == [
        "main.scenario:1:1 a scenario needs at least one step"
      ])
  }

  @Test("What cannot be included hides no other mistakes and invents none")
  func missing() throws {
    #expect(
      try mistakes([
        ("main.scenario", "include \"on.part\"\nexpect screen catalog\nwait 1\n"), ("one.part", ""),
      ]) == [
        "main.scenario:1:9 on.part does not exist | did you mean `one.part`?",
        "main.scenario:3:6 `1` is no duration | durations are written 300ms, 1.5s, 2m or 0",
      ])
  }

  @Test("Circles end where they close, by whatever path")
  func circles() throws {
    #expect(
      try mistakes([
        ("main.scenario", "include \"a/one.part\"\nback\n"),
        ("a/one.part", "include \"../a/./one.part\"\ninclude \"../main.scenario\"\n"),
      ]) == [
        "a/one.part:1:9 this includes a file in itself | included at main.scenario:1",
        "a/one.part:2:9 this includes the scenario itself | included at main.scenario:1",
      ])
  }

  @Test("A file may be included again where it is not under way")
  func again() throws {
    let scenario = try load([
      ("main.scenario", String(repeating: "include \"one.part\"\n", count: 3)), ("one.part", "wait 1s\n"),
    ])
    #expect(scenario.diagnostics == [])
    #expect(scenario.document.statements.count == 3)
    #expect(scenario.document.statements.map(\.span.part) == [1, 2, 3])
  }

  @Test("There is room for 16 levels, 200 files and 16 MiB")
  func limits() throws {
    let deep = (1...17).map { ("\($0).part", "include \"\($0 + 1).part\"\n") } + [("18.part", "back\n")]
    #expect(
      try mistakes([("main.scenario", "include \"1.part\"\n")] + deep).first?.prefix { $0 != "|" }
        == "16.part:1:9 files are included at most 16 levels deep ")
  }

  @Test("Beyond the number of files one mistake is enough")
  func number() throws {
    #expect(
      try mistakes([
        ("main.scenario", String(repeating: "include \"one.part\"\n", count: 300)), ("one.part", "back\n"),
      ]) == ["main.scenario:201:9 a scenario includes at most 200 files"])
  }

  @Test("A byte order mark in an included file takes no column")
  func mark() throws {
    #expect(
      try mistakes([("main.scenario", "include \"one.part\"\n"), ("one.part", "\u{FEFF}bakc\r\n")]) == [
        "one.part:1:1 unknown statement `bakc` | did you mean `back`? | included at main.scenario:1"
      ])
  }

  @Test("A scenario from standard input includes from where the command runs")
  func withoutFile() {
    let scenario = ScenarioLoader().load(text: "include \"nowhere.part\"\nback\n", named: "<stdin>")
    #expect(scenario.diagnostics.map(\.message) == ["nowhere.part does not exist"])
  }
}
