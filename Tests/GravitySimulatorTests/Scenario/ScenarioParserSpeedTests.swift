import GravitySimulator
import Testing

/// Large inputs take time in proportion to their size, and deep ones no stack.
@Suite struct ScenarioParserSpeedTests {
  static let inputs: [(name: String, text: String)] = [
    ("many lines", String(repeating: "back\n", count: 100_000)),
    ("unknown statements", String(repeating: "bakc\n", count: 25_000)),
    ("one long word", String(repeating: "a", count: 500_000)),
    ("one long string", "note \"" + String(repeating: "\\n", count: 250_000) + "\""),
    ("one long list", "tags a" + String(repeating: ", a", count: 50_000)),
    ("colons", "within 1s of " + String(repeating: ":", count: 100_000)),
    ("words with colons", "within 1s of " + String(repeating: "a:", count: 100_000)),
    ("properties", String(repeating: "within 1s of locked: unlocked\n", count: 25_000) + "back\n"),
    ("many keys", "tap close" + String(repeating: " in=a", count: 50_000)),
    ("deep JSON", "trackView " + String(repeating: "[", count: 100_000)),
    (
      "deep closed JSON",
      "trackView " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    ),
    ("JSON that never closes", String(repeating: "trackView {\n", count: 25_000)),
    ("strings that never close", String(repeating: "note \"\n", count: 25_000)),
    ("items", "expect callbacks\n" + String(repeating: "  CopyEvent\n", count: 50_000)),
    ("campaigns", (0..<20_000).map { "campaign c\($0) \"a\"\n" }.joined()),
    ("verdicts", "campaign a \"a\"\n" + String(repeating: "expect verdict b locked\n", count: 25_000)),
  ]

  @Test(arguments: inputs.map(\.name)) func largeInputsAreReadInGoodTime(name: String) throws {
    let text = try #require(Self.inputs.first { $0.name == name }?.text)
    let clock = ContinuousClock()
    let time = clock.measure {
      let parsed = ScenarioParser.parse(text, file: "large")
      #expect(parsed.diagnostics.count <= 101)
    }
    #expect(time < .seconds(30))
  }

  @Test func afterAHundredErrorsOnlyTheirNumberIsSaid() {
    let parsed = ScenarioParser.parse(String(repeating: "bakc\n", count: 250), file: "a")
    #expect(parsed.diagnostics.count == 101)
    #expect(parsed.diagnostics.last?.message == "… and 150 more")
    #expect(parsed.diagnostics.last?.place == nil)
  }
}
