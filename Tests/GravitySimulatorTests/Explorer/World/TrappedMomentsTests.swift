import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("States that the user alone cannot leave")
struct TrappedMomentsTests {
  /// Every state by itself, without anything that an exploration spares itself.
  private struct Reference {
    private(set) var count = 0
    /// Events to the nearest.
    private(set) var distance: Int?

    init(_ plan: ExplorationPlan) throws {
      let model = WorldModel(plan, like: try plan.makeWorld())
      var states = [model.initialState()]
      var numbers = [states[0].key: 0]
      var distances = [0]
      var origins: [[Int]] = [[]]
      var next = 0
      while next < states.count {
        var events: [ExploredEvent] = []
        model.appendEvents(in: states[next], to: &events)
        for event in events {
          var state = states[next]
          var marks: [Int] = []
          model.apply(event, to: &state, marks: &marks)
          let number = numbers[state.key] ?? states.count
          if number == states.count {
            numbers[state.key] = number
            states.append(state)
            distances.append(distances[next] + 1)
            origins.append([])
          }
          if event.isUsersOwn { origins[number].append(next) }
        }
        next += 1
      }
      var leads = states.map(\.isClear)
      var waiting = leads.indices.filter { leads[$0] }
      while let state = waiting.popLast() {
        for origin in origins[state] where !leads[origin] {
          leads[origin] = true
          waiting.append(origin)
        }
      }
      let trapped = leads.indices.filter { !leads[$0] }
      count = trapped.count
      distance = trapped.map { distances[$0] }.min()
    }
  }

  @Test(
    "Are as many, and the nearest as near, as when every state is looked at",
    arguments: ["trap", "push-primer", "gift-snackbar"])
  func agreement(payload: String) throws {
    let plan = try RecallingModelTests.plan(of: payload)
    let reference = try Reference(plan)
    for jobs in [1, 3] {
      var options = ExplorerOptions()
      options.jobs = jobs
      let exploration = try PlanExplorer(plan).explore(options)
      #expect(exploration.isComplete)
      #expect(exploration.trapped == reference.count)
      #expect(exploration.traps?.path?.events.count == reference.distance)
    }
    #expect((reference.count > 0) == (payload == "trap"))
  }

  @Test("Are not told where the exploration is not complete")
  func incomplete() throws {
    var options = ExplorerOptions()
    options.maxDepth = 5
    let exploration = try PlanExplorer(RecallingModelTests.plan(of: "trap")).explore(options)
    #expect(exploration.bound == .depth)
    #expect(exploration.trapped == nil)
  }

  @Test("Ways are gone back from every goal, through circles and past what leads nowhere")
  func waysBack() {
    let ways = [(0, 1), (1, 2), (2, 0), (2, 3), (4, 4), (5, 4), (0, 1)]
    var back = WaysBack(count: 7)
    for (_, to) in ways { back.count(to: to) }
    back.sum()
    for (from, to) in ways { back.add(from: from, to: to) }
    #expect(back.reached(from: [3]) == [true, true, true, true, false, false, false])
    #expect(back.reached(from: [4, 6]) == [false, false, false, false, true, true, true])
    #expect(back.reached(from: []) == Array(repeating: false, count: 7))
  }
}
