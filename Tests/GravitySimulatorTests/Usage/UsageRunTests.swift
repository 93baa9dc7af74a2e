import Testing

@testable import GravitySimulator

@Suite("Misuse in a run")
struct UsageRunTests {
  @Test("A cart of a hundred thousand items is looked at once, and its misuse told twenty times")
  func longCart() throws {
    let item = #"{"productId": "", "quantity": 0, "itemPrice": 1}"#
    let items = Array(repeating: item, count: 100_000).joined(separator: ",")
    let text = "triggerEvent syncCart value=0 cart=[\(items)] page OTHER \"x\""
    let result = try UsageCase.run(text, isStrict: true)
    let rules = result.world?.recording.usage.items.map(\.rule) ?? []
    #expect(rules.count == 40)
    #expect(rules.filter { $0 == .skuEmpty }.count == 20)
    #expect(result.diagnostics.count == 40)
  }

  @Test("Data of a hundred thousand SKUs")
  func longData() throws {
    let data = Array(repeating: #""a""#, count: 100_000).joined(separator: ", ")
    let result = try UsageCase.run("trackView CART \"x\" data \(data)", isStrict: true)
    #expect(result.diagnostics.count == 20)
  }

  @Test("A stream of expectations tells what came since the last one")
  func stream() throws {
    let text = """
      trackView HOMEPAGE "x" data "a"
      expect usage homepage-with-data
      expect no usage
      trackView HOMEPAGE "" data "a"
      expect usage containing homepage-with-data
      expect no usage
      """
    #expect(try UsageCase.run(text).exitCode == .good)
  }

  @Test("An expectation that does not hold says what came")
  func differs() throws {
    let result = try UsageCase.run("trackView HOMEPAGE \"x\" data \"a\"\nexpect usage location-empty")
    #expect(result.exitCode == .failed)
    #expect(result.diagnostics.first?.caretNote == "homepage-with-data came")
  }

  @Test("From Swift, without a scenario")
  func world() throws {
    var world = try SimulatedWorld(WorldSetup())
    try world.trackView("HOMEPAGE", "app://home", data: ["a"])
    try world.expectUsage(["homepage-with-data"])
    world.concludeUsage()
    try world.expectUsage([])
    #expect(world.recording.usage.items.map(\.rule) == [.homepageWithData])
  }

  @Test("The same run finds the same, whatever the hash seed")
  func deterministic() throws {
    let text = "trackView CART \"\" data \"a\", \"b\", \"a\", \"b\", \"\"\ntriggerEvent purchase value=1"
    let first = try UsageCase.run(text, isStrict: true).diagnostics
    for _ in 0..<5 { #expect(try UsageCase.run(text, isStrict: true).diagnostics == first) }
  }
}
