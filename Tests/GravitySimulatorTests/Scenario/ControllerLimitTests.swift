import Testing

@testable import GravitySimulator

@Suite("More controllers than a scenario may name")
struct ControllerLimitTests {
  @Test("P2: as many as the limit are fine", arguments: [1_000, 1_001])
  func header(count: Int) {
    let names = (0..<count).map { "h\($0)" }.joined(separator: ", ")
    #expect(messages("host \(names)\nsettle") == (count > 1_000 ? [message] : []))
  }

  @Test("D10: those that the app presents later count too")
  func presentedLater() {
    let steps = (0..<1_000).map { "host present h\($0)\n" }.joined()
    #expect(messages("host home\n" + steps) == [message])
    #expect(messages("host h0\n" + steps) == [])
  }

  private let message = "a scenario names at most 1000 controllers"

  private func messages(_ text: String) -> [String] {
    ScenarioParser.parse(text, file: "x.scenario").diagnostics.map(\.message)
  }
}
