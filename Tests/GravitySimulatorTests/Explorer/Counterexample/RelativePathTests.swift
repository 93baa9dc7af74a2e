import Testing

@testable import GravitySimulator

@Suite struct RelativePathTests {
  @Test("A file is named as a file in another folder sees it")
  func paths() {
    #expect(
      RelativePath.make("scenarios/payloads/promo.json", from: "out") == "../scenarios/payloads/promo.json")
    #expect(RelativePath.make("promo.json", from: "") == "promo.json")
    #expect(RelativePath.make("promo.json", from: "out/today/") == "../../promo.json")
    #expect(RelativePath.make("scenarios/promo.json", from: "scenarios/found") == "../promo.json")
    #expect(RelativePath.make("../promo.json", from: "out") == "../../promo.json")
    #expect(RelativePath.make("/payloads/promo.json", from: "out") == "/payloads/promo.json")
  }

  @Test("From elsewhere a path that is whole leads there")
  func elsewhere() {
    let folder = "../out"
    let path = RelativePath.make("promo.json", from: folder)
    #expect(!path.hasPrefix("/"))
    #expect(path.hasPrefix("../"))
    #expect(path.hasSuffix("/promo.json"))
  }
}
