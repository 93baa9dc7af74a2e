import Testing

@testable import GravitySimulator

@Suite("Misuse of the calls, and near misses")
struct UsageCaseTests {
  @Test("Page contexts", arguments: UsageCase.pages)
  func pages(usage: UsageCase) throws { #expect(try usage.findings().map(\.rule) == usage.rules) }

  @Test("Sums of money are exact in decimals", arguments: UsageCase.sums)
  func sums(usage: UsageCase) throws { #expect(try usage.findings().map(\.rule) == usage.rules) }

  @Test("Events and their fields", arguments: UsageCase.events)
  func events(usage: UsageCase) throws { #expect(try usage.findings().map(\.rule) == usage.rules) }

  @Test("Identity, options and loads", arguments: UsageCase.app)
  func app(usage: UsageCase) throws { #expect(try usage.findings().map(\.rule) == usage.rules) }

  @Test("E8: engagement by hand", arguments: UsageCase.engagement)
  func engagement(usage: UsageCase) throws { #expect(try usage.findings().map(\.rule) == usage.rules) }

  @Test("Identifiers", arguments: UsageCase.identities)
  func identities(usage: UsageCase) throws { #expect(try usage.findings().map(\.rule) == usage.rules) }
}
