import Foundation
import GravitySimulator
import Testing

@Suite("What an explorer refuses")
struct ExplorerErrorTests {
  typealias Road = MapModel.Road

  private static func error(_ change: (inout ExplorerOptions) -> Void) -> ExplorerError? {
    var options = ExplorerOptions()
    change(&options)
    do {
      _ = try Explorer(options: options) { MapModel([:]) }
      return nil
    } catch {
      return error
    }
  }

  @Test("Options that nothing can be done with")
  func options() {
    #expect(Self.error { _ in } == nil)
    #expect(Self.error { $0.jobs = 0 } == .jobs(0, allowed: 1...256))
    #expect(Self.error { $0.jobs = 257 } == .jobs(257, allowed: 1...256))
    #expect(Self.error { $0.maxStates = 0 } == .maxStates(0, allowed: 1...4_000_000_000))
    #expect(Self.error { $0.maxDepth = -1 } == .maxDepth(-1))
    #expect(Self.error { $0.memory = 0 } == .memory(0))
    #expect(Self.error { $0.time = 0 } == .time(0))
    #expect(Self.error { $0.time = .nan } != nil)
    #expect(Self.error { $0.jobs = 0 }?.isWrongInput == true)
  }

  @Test("A model that counts more kinds than there are bits", arguments: [-1, 65])
  func kinds(count: Int) {
    var model = MapModel([:])
    model.kindCount = count
    #expect(throws: ExplorerError.kinds(count, allowed: 0...64)) { try model.explored() }
  }

  @Test("A mark that does not exist", arguments: [-1, 4])
  func mark(number: Int) {
    let model = MapModel([0: [Road(name: "a", to: 1, marks: [number])]])
    #expect(throws: ExplorerError.unknownMark(number)) { try model.explored() }
  }

  @Test("A kind that does not exist")
  func kind() {
    let model = MapModel([0: [Road(name: "a", to: 1, kind: 8, marks: [0])]])
    #expect(throws: ExplorerError.unknownKind(8)) { try model.explored() }
    #expect(!ExplorerError.unknownKind(8).isWrongInput)
  }

  @Test("A state in which more can happen than ordinals tell apart")
  func tooManyEvents() {
    let model = MapModel([0: Array(repeating: Road(name: "a", to: 1), count: 65_537)])
    #expect(throws: ExplorerError.tooManyEvents(65_537, allowed: 0...65_536)) { try model.explored() }
  }

  @Test("As many events as ordinals tell apart")
  func manyEvents() throws {
    var roads = Array(repeating: Road(name: "a", to: 1), count: 65_536)
    roads[65_535].marks = [0]
    roads[65_535].name = "last"
    let exploration = try MapModel([0: roads]).explored()
    #expect(exploration.transitions == 65_536)
    #expect(exploration.path(to: 0)?.names == "last")
  }

  @Test("A model that does something else the second time")
  func notDeterministic() throws {
    let made = ModelCount()
    let explorer = try Explorer {
      // The first model explores, the second one walks the path again.
      made.next() == 1
        ? MapModel([0: [Road(name: "a", to: 1)], 1: [Road(name: "b", to: 2, marks: [0])]])
        : MapModel([0: [Road(name: "a", to: 1)], 1: [Road(name: "b", to: 3, marks: [0])]])
    }
    #expect(throws: ExplorerError.notDeterministic(step: 2)) { try explorer.run() }
  }
}
