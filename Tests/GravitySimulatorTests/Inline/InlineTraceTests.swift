import Testing

@testable import GravitySimulator

@Suite("Traces of inline components")
struct InlineTraceTests {
  @Test("N1: a trace tells of each selector while it was the component's")
  func otherSelector() throws {
    var world = try InlineSamples.world(after: 300, answer: [InlineSamples.content("banner-1")])
    try world.mount(.swiftUI, "banner", .selector("feed"))
    try world.rebind("banner", selector: "other", page: nil)
    let lines = TraceText.lines(of: world).filter { $0.contains("  banner: selector") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("selector “feed” is not answered yet") == true)
    #expect(lines.last?.contains("selector “other” failed: status 404") == true)
  }
}
