import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// `scenarios/quirks` shows each kind of quirk under each profile that has it, and a near miss beside it.
@Suite("The scenarios of the quirks")
struct QuirkScenarioTests {
  @Test("Each kind is told in its scenario and not in the near miss", arguments: QuirkPair.all)
  func pair(pair: QuirkPair) throws {
    #expect(try pair.kinds(in: "fires").contains(pair.kind))
    #expect(try !pair.kinds(in: "near-miss").contains(pair.kind))
  }

  @Test("No scenario shows a quirk that its profile does not have")
  func nothingElse() throws {
    let wanted = Set(
      QuirkPair.all.flatMap { ["\($0.path)-fires.scenario", "\($0.path)-near-miss.scenario"] })
    var there: Set<String> = []
    for folder in try FileManager.default.contentsOfDirectory(atPath: QuirkPair.root.path) {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: QuirkPair.root.appendingPathComponent(folder).path)
      there.formUnion(files.map { "\(folder)/\($0)" })
    }
    #expect(there.subtracting(wanted).sorted() == [])
  }
}
